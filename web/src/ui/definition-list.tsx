import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  /** Where several have the same term. */
  readonly id?: string | undefined;
  readonly term: string;
  readonly value: ReactNode;
}

export interface DefinitionListProps {
  readonly items: readonly Definition[];
}

/** Facts with their names; the name above its fact where it is narrow. */
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
