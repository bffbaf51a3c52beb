import type { ReactNode } from 'react';
import styles from './steps.module.css';
import { useWords } from './use-words.ts';
import { stepWords } from './words/step.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** "어제", "보통 하루". */
  readonly note?: ReactNode;
}

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** The index of the current step; the number of steps if all are past. */
  readonly current: number;
}

/** Shows the progress of a request: the water line with steps. */
export function Steps({ label, steps, current }: StepsProps) {
  const words = useWords(stepWords);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'past' : index === current ? 'current' : 'next';
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} />
            <span className={styles.name}>
              {step.label}
              <span className="visually-hidden">, {words[state]}</span>
            </span>
            {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
