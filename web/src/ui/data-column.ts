import type { ReactNode } from 'react';

/** One column of a table, and where it stands in a card on a phone. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The whole text of a cell that may be cut: it comes as a tooltip. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Lets people sort by it; the server sorts, unless `sortValue` says how to. */
  readonly sortable?: boolean | undefined;
  readonly sortValue?: ((row: Row) => string | number | null) | undefined;
  /** Numbers stand at the end, in tabular figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** A CSS width; without one the column is as wide as its words. */
  readonly width?: string | undefined;
  /** Takes what room is left; one column a table. */
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
