import type { ReactNode } from 'react';

/** A column of a table, and its place in a card on a phone. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The whole text of a cell that may be cut, for a tooltip. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Lets people sort by it; the server sorts, unless there is a `sortValue`. */
  readonly sortable?: boolean | undefined;
  readonly sortValue?: ((row: Row) => string | number | null) | undefined;
  /** Numbers stand at the end, in tabular figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** A CSS width; without one the column is as wide as its content. */
  readonly width?: string | undefined;
  /** Takes the remaining room; one column per table. */
  readonly grow?: boolean | undefined;
  /** Names the row: at least one column. */
  readonly rowHeader?: boolean | undefined;
  /** A header for screen readers only, as above buttons. */
  readonly hideHeader?: boolean | undefined;
  /** Left out of cards when not given; two facts are enough. */
  readonly card?: 'title' | 'fact' | 'state' | 'action' | undefined;
}

export interface DataSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}
