import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';
import { listPages } from './page-window.ts';
import styles from './pagination.module.css';
import { useWords } from './use-words.ts';
import { pagesWords } from './words/pages.ts';

export interface PaginationProps {
  /** The page, counted from 1. */
  readonly page: number;
  readonly pageSize: number | 'all';
  /** The number of rows, or the counted ones when `bounded`. */
  readonly total: number;
  /** The count stopped at `total`: there are more, written "1,000+". */
  readonly bounded?: boolean | undefined;
  readonly onPageChange: (page: number) => void;
  /** Writes a number of rows: "38건". */
  readonly counted?: (total: string) => string;
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
  counted,
  children,
}: PaginationProps) {
  const words = useWords(pagesWords);
  const size = pageSize === 'all' ? Math.max(total, 1) : pageSize;
  const pageCount = Math.max(1, Math.ceil(total / size));
  const isLast = page >= pageCount && !bounded;
  const write = (value: number) => value.toLocaleString('en-US');
  const all = `${write(total)}${bounded ? '+' : ''}`;
  const range = {
    from: write(total === 0 ? 0 : (page - 1) * size + 1),
    to: write(bounded ? page * size : Math.min(page * size, total)),
    total: all,
    counted: (counted ?? words.counted)(all),
  };
  return (
    <div className={styles.row}>
      <div className={styles.summary}>
        <span>{words.range(range)}</span>
        {children}
      </div>
      <nav className={styles.nav} aria-label={words.nav}>
        <button
          type="button"
          className={styles.page}
          aria-label={words.previous}
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
                  <span className="visually-hidden">{words.page(write(number))}</span>
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
          aria-label={words.next}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onPageChange(page + 1)}
        >
          <Icon of={IconChevronRight} size={18} />
        </button>
      </nav>
    </div>
  );
}
