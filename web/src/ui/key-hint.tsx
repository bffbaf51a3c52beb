import styles from './key-hint.module.css';

export interface KeyHintProps {
  /** What stands on the key: "/", "Esc", "Enter". */
  readonly children: string;
}

/** A key of the keyboard. */
export function KeyHint({ children }: KeyHintProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
