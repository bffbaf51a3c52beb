import type { ReactNode } from 'react';
import { useId } from 'react';

import styles from './components.module.css';

export interface PartProps {
  readonly title: string;
  /** The share of the width; a third by default. */
  readonly span?: 'half' | 'most' | 'all' | undefined;
  readonly children: ReactNode;
}

/** A group of the catalogue. */
export function Part({ title, span, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} data-span={span} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}
