import { Fragment } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './data-cards.module.css';
import type { DataColumn, DataSort } from './data-column.ts';
import type { DataTableProps } from './data-table.tsx';
import { openRow } from './open-row.ts';
import { Select } from './select.tsx';
import { Skeleton } from './skeleton.tsx';
import type { useDataTable } from './use-data-table.ts';
import { readSelectAll } from './use-data-table.ts';

export interface DataCardsProps<Row extends object> extends DataTableProps<Row> {
  readonly table: ReturnType<typeof useDataTable<Row>>;
}

/** Shows a table on a phone: title, two facts, state and action per row. */
export function DataCards<Row extends object>(props: DataCardsProps<Row>) {
  const { caption, columns, status = 'ready', skeletonRows = 5, selection, sort, onSortChange, labels, table } = props;
  const { summary } = props;
  const { rows } = table.getRowModel();
  const sortable = columns.filter((column) => column.sortable === true);
  if (status === 'loading') return <Skeleton label={labels.loading} shape="rows" count={skeletonRows} />;
  const isStale = status === 'stale';
  return (
    <div className={styles.frame} data-stale={isStale || undefined}>
      {(selection !== undefined || summary !== undefined || sortable.length > 0) && (
        <div className={styles.bar}>
          {selection !== undefined && (
            <Checkbox
              label={labels.selectAll}
              {...readSelectAll(rows)}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          )}
          {summary !== undefined && <output className={styles.summary}>{summary}</output>}
          {sortable.length > 0 && onSortChange && (
            <Select
              className={styles.sort}
              label={labels.sortBy}
              hideLabel
              compact
              size="small"
              placeholder={labels.sortBy}
              options={sortable.flatMap((column) => listSorts(column, labels.sortOption))}
              value={sort ? `${sort.columnId} ${sort.direction}` : null}
              onValueChange={(value) => onSortChange(readSort(value))}
            />
          )}
        </div>
      )}
      <ul className={styles.cards} aria-label={caption} aria-busy={isStale || undefined}>
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys and screen readers have the link in it
          <li key={row.id} className={styles.card} data-chosen={row.getIsSelected() || undefined} onClick={openRow}>
            {selection !== undefined && (
              <Checkbox
                label={labels.selectRow(row.original)}
                hideLabel
                checked={row.getIsSelected()}
                disabled={!row.getCanSelect()}
                onChange={row.getToggleSelectedHandler()}
              />
            )}
            {renderCard(columns, row.original)}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{isStale ? labels.loading : ''}</output>
    </div>
  );
}

function renderCard<Row>(columns: readonly DataColumn<Row>[], row: Row) {
  const pick = (place: DataColumn<Row>['card']) => columns.filter((column) => column.card === place);
  const [titles, actions] = [pick('title'), pick('action')];
  const [states, facts] = [draw(pick('state'), row), draw(pick('fact'), row)];
  return (
    <>
      <div className={styles.body}>
        {states.length > 0 && (
          <div className={styles.state}>
            {states.map(({ column, content }) => (
              <Fragment key={column.id}>{content}</Fragment>
            ))}
          </div>
        )}
        {titles.map((column) => (
          <div key={column.id} className={styles.title}>
            {column.cell(row)}
          </div>
        ))}
        {facts.length > 0 && (
          <div className={styles.facts}>
            {facts.map(({ column, content }) => (
              <span key={column.id}>
                <span className="visually-hidden">{column.header} </span>
                {content}
              </span>
            ))}
          </div>
        )}
      </div>
      {actions.length > 0 && (
        <div className={styles.action}>
          {actions.map((column) => (
            <Fragment key={column.id}>{column.cell(row)}</Fragment>
          ))}
        </div>
      )}
    </>
  );
}

/** Draws cells; empty ones leave no line and no dot behind. */
function draw<Row>(columns: readonly DataColumn<Row>[], row: Row) {
  return columns
    .map((column) => ({ column, content: column.cell(row) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== false && content !== '');
}

function listSorts<Row>(column: DataColumn<Row>, write: (header: string, direction: DataSort['direction']) => string) {
  return (['ascending', 'descending'] as const).map((direction) => ({
    value: `${column.id} ${direction}`,
    label: write(column.header, direction),
  }));
}

function readSort(value: string): DataSort {
  const space = value.lastIndexOf(' ');
  return {
    columnId: value.slice(0, space),
    direction: value.slice(space + 1) === 'descending' ? 'descending' : 'ascending',
  };
}
