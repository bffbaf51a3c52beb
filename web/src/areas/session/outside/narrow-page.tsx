import type { ReactNode } from 'react';

import styles from './narrow-page.module.css';

export interface NarrowPageProps {
  readonly title: string;
  readonly purpose?: string | undefined;
  readonly children?: ReactNode;
}

/** One column for one thing to do, as the sign-in screen has it. */
export function NarrowPage({ title, purpose, children }: NarrowPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
        {children}
      </section>
    </div>
  );
}
