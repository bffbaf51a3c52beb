import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { listPages } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The page, counted from 1. */
  readonly page: number;
  readonly pageSize: number | 'all';
  /** The number of rows, or the counted ones when `bounded`. */
  readonly total: number;
  /** The count stopped at `total`: there are more, written "1,000+". */
  readonly bounded?: boolean | undefined;
  readonly onPageChange: (page: number) => void;
  readonly labels: {
    readonly nav: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    /** "38건 가운데 1~20"; the numbers are already grouped. */
    readonly summary: (range: { from: string; to: string; total: string }) => string;
  };
  /** Beside the summary, such as PageSize. */
  readonly children?: ReactNode;
}

/** Shows the position in a long list, and links to its other pages. */
export function Pagination({
  page,
  pageSize,
  total,
  bounded = false,
  onPageChange,
  labels,
  children,
}: PaginationProps) {
  const size = pageSize === 'all' ? Math.max(total, 1) : pageSize;
  const pageCount = Math.max(1, Math.ceil(total / size));
  const isLast = page >= pageCount && !bounded;
  const write = (value: number) => value.toLocaleString('en-US');
  const range = {
    from: write(total === 0 ? 0 : (page - 1) * size + 1),
    to: write(bounded ? page * size : Math.min(page * size, total)),
    total: `${write(total)}${bounded ? '+' : ''}`,
  };
  return (
    <div className={styles.row}>
      <div className={styles.summary}>
        <span>{labels.summary(range)}</span>
        {children}
      </div>
      <nav className={styles.nav} aria-label={labels.nav}>
        <button
          type="button"
          className={styles.page}
          aria-label={labels.previous}
          // Not disabled, which would drop the focus of a person who has just reached the end.
          aria-disabled={page <= 1 || undefined}
          onClick={() => page > 1 && onPageChange(page - 1)}
        >
          <Icon of={IconChevronLeft} size={18} />
        </button>
        <ol className={styles.pages}>
          {listPages(page, Math.max(page, pageCount)).map((number, index) =>
            number === null ? (
              // oxlint-disable-next-line react/no-array-index-key -- a gap is its place and nothing else
              <li key={`gap ${index}`} className={styles.gap} aria-hidden>
                …
              </li>
            ) : (
              <li key={number} className={number === page ? undefined : styles.other}>
                <button
                  type="button"
                  className={styles.page}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => number !== page && onPageChange(number)}
                >
                  <span aria-hidden>{write(number)}</span>
                  <span className="visually-hidden">{labels.page(number)}</span>
                </button>
              </li>
            ),
          )}
        </ol>
        <span className={styles.of} aria-hidden>
          / {write(pageCount)}
          {bounded && '+'}
        </span>
        <button
          type="button"
          className={styles.page}
          aria-label={labels.next}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onPageChange(page + 1)}
        >
          <Icon of={IconChevronRight} size={18} />
        </button>
      </nav>
    </div>
  );
}
