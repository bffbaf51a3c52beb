import type { ReactNode } from 'react';
import type { Gap } from './gap.ts';
import styles from './stack.module.css';

export interface RowProps {
  readonly gap?: Gap | undefined;
  /** Puts the first part at the beginning and the last one at the end. */
  readonly apart?: boolean | undefined;
  readonly children: ReactNode;
}

/** Lays out parts side by side, on further lines if there is no room. */
export function Row({ gap = 8, apart = false, children }: RowProps) {
  return (
    <div className={styles.row} data-gap={gap} data-apart={apart || undefined}>
      {children}
    </div>
  );
}
