import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef, RowSelectionState, SortingState, Updater } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, DataSort } from './data-column.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() });

type SortValue = string | number | null;

export interface DataTableModelOptions<Row extends object> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort?: DataSort | null | undefined;
  readonly onSortChange?: ((sort: DataSort) => void) | undefined;
  readonly selection?: ReadonlySet<string> | undefined;
  readonly onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  readonly isSelectable?: ((row: Row) => boolean) | undefined;
}

/** TanStack Table with the portal's needs: sort and selection, both held by the screen. */
export function useDataTable<Row extends object>(options: DataTableModelOptions<Row>) {
  const { columns, rows, rowId, sort, onSortChange, selection, onSelectionChange, isSelectable } = options;
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []),
    [sort],
  );
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(selection ?? [])].map((id) => [id, true])),
    [selection],
  );
  const definitions = useMemo(() => columns.map((column) => defineColumn(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);

  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: !columns.some((column) => column.sortValue),
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: (row) => isSelectable?.(row.original) ?? true,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const next = applyUpdater(updater, sorting)[0];
      if (next) onSortChange?.({ columnId: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (updater) => {
      const next = applyUpdater(updater, rowSelection);
      onSelectionChange?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
}

interface ChoosableRow {
  readonly getCanSelect: () => boolean;
  readonly getIsSelected: () => boolean;
}

/** The state of the checkbox above all rows: checked if every selectable row is selected. */
export function readSelectAll(rows: readonly ChoosableRow[]) {
  const choosable = rows.filter((row) => row.getCanSelect());
  const chosen = choosable.filter((row) => row.getIsSelected()).length;
  return {
    checked: chosen > 0 && chosen === choosable.length,
    indeterminate: chosen > 0 && chosen < choosable.length,
    disabled: choosable.length === 0,
  };
}

function defineColumn<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const { sortValue } = column;
  return {
    id: column.id,
    accessorFn: (row) => sortValue?.(row) ?? null,
    enableSorting: column.sortable ?? false,
    sortDescFirst: false,
    sortFn: (one, other, id) => compareValues(one.getValue<SortValue>(id), other.getValue<SortValue>(id)),
  };
}

/** Compares numbers by size and texts in Korean order; empty values come last. */
function compareValues(one: SortValue, other: SortValue): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'ko');
}

function applyUpdater<State>(updater: Updater<State>, state: State): State {
  // An updater is a value or a function; our states are never functions.
  return typeof updater === 'function' ? (updater as (state: State) => State)(state) : updater;
}
