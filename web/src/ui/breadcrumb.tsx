import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

export interface Crumb {
  readonly id: string;
  /** A link, or text if a level has no page of its own. */
  readonly content: ReactNode;
}

export interface BreadcrumbProps {
  readonly label: string;
  readonly items: readonly Crumb[];
}

/** Shows the levels above this page, and the page itself last. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {index > 0 && (
              <li aria-hidden>
                <Icon of={IconChevronRight} size={14} />
              </li>
            )}
            <li className={styles.item} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {item.content}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
