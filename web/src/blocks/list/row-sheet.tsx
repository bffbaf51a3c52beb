import type { ReactNode } from 'react';

import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueryError } from '../query/query-error.tsx';

export interface RowSheetWords {
  readonly errorTitle: string;
  readonly goneTitle: string;
  readonly goneText: string;
}

export interface RowSheetProps {
  readonly list: { readonly open: string | null; readonly closeRow: () => void };
  /** The read of the row. */
  readonly query: {
    readonly error: { readonly code: string | undefined } | null;
    readonly isLoading: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Nothing can be read: the address names no row, or the row is empty. */
  readonly isUnreadable?: boolean;
  /** The row's own title once it is loaded. */
  readonly title: string;
  readonly words: RowSheetWords;
  /** The number of skeleton lines until the row is loaded. */
  readonly lines: number;
  /** Small buttons beside the title. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  /** The row; nothing until it is loaded. */
  readonly children: ReactNode;
}

/** Shows one row of a list in all its states, beside the list or over it; the address names it. */
export function RowSheet(props: RowSheetProps) {
  const { list, query, isUnreadable = false, title, words, lines, tools, footer, children } = props;
  const isGone = isUnreadable || query.error?.code === '404';
  return (
    <Sheet
      open={list.open !== null}
      onOpenChange={(open) => !open && list.closeRow()}
      title={title}
      tools={tools}
      footer={footer}
    >
      {!isGone && children}
      {query.isLoading && <Skeleton count={lines} />}
      {isGone && (
        <EmptyState title={words.goneTitle} headingLevel={3}>
          {words.goneText}
        </EmptyState>
      )}
      {query.error && !isGone && <QueryError title={words.errorTitle} query={query} />}
    </Sheet>
  );
}
