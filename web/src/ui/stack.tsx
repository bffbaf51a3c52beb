import type { ReactNode } from 'react';
import type { Gap } from './gap.ts';
import styles from './stack.module.css';

export interface StackProps {
  /** The space between the parts, in pixels of the scale. */
  readonly gap?: Gap | undefined;
  readonly children: ReactNode;
}

/** Lays out parts below each other. */
export function Stack({ gap = 16, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
