import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  /** Needed if several have the same term. */
  readonly id?: string | undefined;
  readonly term: string;
  readonly value: ReactNode;
}

export interface DefinitionListProps {
  readonly items: readonly Definition[];
}

/** Lists facts with their names; in a narrow place the name stands above its fact. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {items.map((item) => (
          <div key={item.id ?? item.term} className={styles.pair}>
            <dt className={styles.term}>{item.term}</dt>
            <dd className={styles.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
