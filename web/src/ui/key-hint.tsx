import styles from './key-hint.module.css';

export interface KeyHintProps {
  /** The label of the key: "/", "Esc", "Enter". */
  readonly children: string;
}

/** Shows a key of the keyboard. */
export function KeyHint({ children }: KeyHintProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
