import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** What this page lies in: a Breadcrumb, or a link to the list. */
  readonly breadcrumb?: ReactNode;
  readonly title: ReactNode;
  /** Beside the title: a StateChip, a Tag, the day. */
  readonly chip?: ReactNode;
  /** What this page is for, when that is not obvious. */
  readonly purpose?: ReactNode;
  /** What else can be done with the whole of it, behind one button: it stays beside the title on a phone. */
  readonly menu?: ReactNode;
  /** The one main action and what goes with it; below the words on a phone. */
  readonly actions?: ReactNode;
  /** Where the page's focus goes after a change of route. */
  readonly titleId?: string | undefined;
}

/** Where one is, what this is for, and the one main action. */
export function PageHeader({ breadcrumb, title, chip, purpose, menu, actions, titleId }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumb !== undefined && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.title}>
            <h1 id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
              {title}
            </h1>
            {chip}
          </div>
          {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
        </div>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
