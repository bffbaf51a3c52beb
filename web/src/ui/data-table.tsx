import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { DataColumn, DataSort } from './data-column.ts';
import { DataCards } from './data-cards.tsx';
import styles from './data-table.module.css';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { openRow } from './open-row.ts';
import { TruncatedText } from './truncated-text.tsx';
import { readSelectAll, useDataTable } from './use-data-table.ts';
import { phone, useMediaQuery } from './use-media-query.ts';

/** Stale: the previous rows stay, dimmed, while the next ones are read. */
export type DataStatus = 'ready' | 'loading' | 'stale' | 'error';

export interface DataTableProps<Row extends object> {
  /** The name of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly status?: DataStatus | undefined;
  /** An EmptyState, shown when ready and without rows. */
  readonly empty: ReactNode;
  /** An ErrorState. */
  readonly error?: ReactNode;
  readonly sort?: DataSort | null | undefined;
  readonly onSortChange?: ((sort: DataSort) => void) | undefined;
  /** "38건 가운데 13건" on a phone, beside the sort; on a desktop it stands in the FilterBar. */
  readonly summary?: ReactNode;
  /** Ids of chosen rows, also on other pages; without it rows cannot be chosen. */
  readonly selection?: ReadonlySet<string> | undefined;
  readonly onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  readonly isSelectable?: ((row: Row) => boolean) | undefined;
  /** Row height: 48; 40 for staff with many rows; 52 for boards. */
  readonly density?: 'regular' | 'compact' | 'roomy' | undefined;
  /** The number of rows in the skeleton; the expected number, if known. */
  readonly skeletonRows?: number | undefined;
  /** The offset of the sticky head: the height of sticky parts above it, as CSS. */
  readonly stickyTop?: string | undefined;
  readonly labels: DataTableLabels<Row>;
}

export interface DataTableLabels<Row> {
  readonly loading: string;
  readonly selectAll: string;
  readonly selectRow: (row: Row) => string;
  /** Above the cards on a phone: "정렬", and "신청일 오래된 순" for each way. */
  readonly sortBy: string;
  readonly sortOption: (header: string, direction: DataSort['direction']) => string;
}

/** A table to read, sort and select rows; cards on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, empty, error, density = 'regular', skeletonRows = 5, labels } = props;
  const isPhone = useMediaQuery(phone);
  const [scrolls, setScrolls] = useState(false);
  const table = useDataTable(props);
  const { rows } = table.getRowModel();
  const canSelect = props.selection !== undefined;
  const all = readSelectAll(rows);
  const status = readStatus(props);
  const isStale = status === 'stale';
  const hasGrowing = columns.some((column) => column.grow === true);

  const watchWidth = useCallback((frame: HTMLDivElement | null) => {
    const grid = frame?.querySelector('table');
    if (!frame || !grid || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(grid.offsetWidth > frame.clientWidth + 1));
    // Observes both: a late font makes the table wider but not the frame.
    observer.observe(frame);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);

  if (status === 'error') return <div className={styles.failed}>{error}</div>;
  if (status === 'ready' && rows.length === 0) return empty;
  if (isPhone) return <DataCards {...props} status={status} table={table} />;

  return (
    <div
      ref={watchWidth}
      className={styles.frame}
      data-density={density}
      // A table wider than its frame scrolls by itself, by keyboard too, and never the page.
      {...(scrolls && { 'data-scrolls': true, role: 'region', 'aria-label': caption, tabIndex: 0 })}
      style={{ '--columns': columns.length, ...(props.stickyTop !== undefined && { '--sticky-top': props.stickyTop }) }}
      data-stale={isStale || undefined}
    >
      <table className={styles.table} data-fits={!hasGrowing || undefined} aria-busy={status !== 'ready' || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {canSelect && (
              <th scope="col" className={styles.choice}>
                <Checkbox
                  label={labels.selectAll}
                  hideLabel
                  {...all}
                  disabled={status === 'loading' || all.disabled}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cellClass(column)}
                style={column.width === undefined ? undefined : { width: column.width }}
                aria-sort={readSort(column, props.sort)}
              >
                {column.sortable === true ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={table.getColumn(column.id)?.getToggleSortingHandler()}
                  >
                    {column.header}
                    <span className={styles.arrow}>
                      <Icon of={props.sort?.direction === 'descending' ? IconArrowDown : IconArrowUp} size={14} />
                    </span>
                  </button>
                ) : (
                  <span className={column.hideHeader === true ? 'visually-hidden' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {status === 'loading'
            ? renderSkeleton(columns, skeletonRows, canSelect)
            : rows.map((row) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys and screen readers have the link in it
                <tr
                  key={row.id}
                  className={styles.row}
                  data-chosen={row.getIsSelected() || undefined}
                  onClick={openRow}
                >
                  {canSelect && (
                    <td className={styles.choice}>
                      <Checkbox
                        label={labels.selectRow(row.original)}
                        hideLabel
                        checked={row.getIsSelected()}
                        disabled={!row.getCanSelect()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  {columns.map((column) => renderCell(column, row.original))}
                </tr>
              ))}
        </tbody>
      </table>
      {/* Always present, so that screen readers hear its changes. */}
      <output className="visually-hidden">{status === 'ready' ? '' : labels.loading}</output>
    </div>
  );
}

/** Treats stale without rows as loading, because no rows can stay. */
function readStatus<Row extends object>({ status = 'ready', rows }: DataTableProps<Row>): DataStatus {
  return status === 'stale' && rows.length === 0 ? 'loading' : status;
}

function renderCell<Row>(column: DataColumn<Row>, row: Row) {
  const Cell = column.rowHeader === true ? 'th' : 'td';
  const content = column.cell(row);
  return (
    <Cell key={column.id} scope={column.rowHeader === true ? 'row' : undefined} className={cellClass(column)}>
      {column.text ? <TruncatedText text={column.text(row)}>{content}</TruncatedText> : content}
    </Cell>
  );
}

function renderSkeleton<Row>(columns: readonly DataColumn<Row>[], count: number, canSelect: boolean) {
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rows of a skeleton are their place and nothing else
    <tr key={index} className={styles.row} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a hidden shape, no control */}
      {canSelect && <td className={styles.choice} />}
      {columns.map((column) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a hidden shape, no control
        <td key={column.id} className={cellClass(column)}>
          <span className={styles.bone} />
        </td>
      ))}
    </tr>
  ));
}

function cellClass<Row>(column: DataColumn<Row>): string {
  return joinClasses(column.align === 'end' && styles.end, column.grow === true && styles.grow);
}

function readSort<Row>(column: DataColumn<Row>, sort: DataSort | null | undefined) {
  if (column.sortable !== true) return undefined;
  return sort?.columnId === column.id ? sort.direction : 'none';
}
