import styles from './step-mark.module.css';

export interface StepMarkProps {
  readonly state: 'done' | 'doing' | 'next';
  /** "마침"; hidden if the text beside it says so. */
  readonly label?: string | undefined;
}

/** Draws done, current and next as a full, a half and an empty circle. */
export function StepMark({ state, label }: StepMarkProps) {
  return (
    <svg
      className={styles.mark}
      data-state={state}
      viewBox="0 0 16 16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="8" cy="8" r="7" />
      {state === 'done' && <path className={styles.check} d="m4.9 8.2 2.1 2.1 4.1-4.3" />}
      {state === 'doing' && <path className={styles.half} d="M8 1a7 7 0 0 1 0 14z" />}
    </svg>
  );
}
