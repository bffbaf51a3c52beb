import type { ReactNode } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueryError } from '../query/query-error.tsx';
import { BeyondEnd } from './list-empty.tsx';
import { ListPages } from './list-pages.tsx';
import type { ListTableProps } from './list-table.tsx';
import type { ListWords } from './list-words.ts';
import { readListStatus } from './use-list-call.ts';
import { writeTotal } from './write-total.ts';

export interface ListStatesProps<Row extends object, Filter extends string> extends Pick<
  ListTableProps<Row, Filter>,
  'list' | 'page' | 'query'
> {
  readonly words: Pick<ListWords<Filter>, 'errorTitle' | 'found'>;
  /** In place of rows, where there are none on any page. */
  readonly empty: ReactNode;
  /** The lines that stand for rows until they are there. */
  readonly lines?: number;
  readonly headingLevel?: 2 | 3;
  /** Where a page holds all that most people have, links to others stand only where there are others. */
  readonly hidesOnlyPage?: boolean;
  /** Below the rows, in place of the links to other pages and the choice of their size. */
  readonly pages?: ReactNode;
  /** Draws the rows of the page; stale ones are being read again. */
  readonly children: (rows: readonly Row[], isStale: boolean) => ReactNode;
}

/** A page of a list in all its states; its rows stand as the screen draws them, in groups for example. */
export function ListStates<Row extends object, Filter extends string>(props: ListStatesProps<Row, Filter>) {
  const { list, page, query, words, empty, lines = 5, headingLevel, children } = props;
  const { hidesOnlyPage = false, pages } = props;
  const format = useFormat();
  const status = readListStatus(query);
  if (status === 'loading') return <Skeleton shape="rows" count={lines} />;
  if (status === 'error') return <QueryError title={words.errorTitle} query={query} headingLevel={headingLevel} />;
  if (page && page.content.length === 0 && page.totalElements > 0)
    return <BeyondEnd list={list} counted={words.found(writeTotal(page, format))} />;
  if (!page || page.content.length === 0) return empty;
  const isWhole = page.totalElements <= page.content.length;
  return (
    <>
      {children(page.content, status === 'stale')}
      {pages ?? (hidesOnlyPage && isWhole ? undefined : <ListPages list={list} page={page} words={words} />)}
    </>
  );
}

export interface ListRowsProps<Row extends object, Filter extends string> extends Omit<
  ListStatesProps<Row, Filter>,
  'children'
> {
  readonly label?: string;
  readonly className?: string | undefined;
  /** Draws a row as an item of the list. */
  readonly children: (row: Row) => ReactNode;
}

/** A page of a list that is no table, in all its states. */
export function ListRows<Row extends object, Filter extends string>(props: ListRowsProps<Row, Filter>) {
  const { label, className, children, ...rest } = props;
  return (
    <ListStates {...rest}>
      {(rows, isStale) => (
        <ul className={className} aria-label={label} aria-busy={isStale || undefined}>
          {rows.map((row) => children(row))}
        </ul>
      )}
    </ListStates>
  );
}
