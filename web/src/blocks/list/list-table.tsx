import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { QueryError, type QueryErrorProps } from '../query/query-error.tsx';
import { BeyondEnd, ListEmpty } from './list-empty.tsx';
import { ListPages, type ListTotal } from './list-pages.tsx';
import type { ListWords } from './list-words.ts';
import { listTexts } from './texts.ts';
import { readListStatus } from './use-list-call.ts';
import type { UsedListState } from './use-list-state.ts';
import { writeTotal } from './write-total.ts';

type FromTable =
  | 'caption'
  | 'columns'
  | 'rowId'
  | 'density'
  | 'sort'
  | 'onSortChange'
  | 'summary'
  | 'selection'
  | 'onSelectionChange'
  | 'isSelectable';

export interface ListTableProps<Row extends object, Filter extends string> extends Pick<
  DataTableProps<Row>,
  FromTable
> {
  readonly list: UsedListState<Filter>;
  /** The page as the call gave it; undefined until then. */
  readonly page: (ListTotal & { readonly content: readonly Row[] }) | undefined;
  /** The read of the page. */
  readonly query: Parameters<typeof readListStatus>[0] & QueryErrorProps['query'];
  /** Names a row for screen readers. */
  readonly rowName: (row: Row) => string;
  readonly words: ListWords<Filter>;
}

/** A page of a list in all its states, with links to its other pages: every list screen shows it below its filters. */
export function ListTable<Row extends object, Filter extends string>(props: ListTableProps<Row, Filter>) {
  const { list, page, query, rowName, words, ...table } = props;
  const texts = useTexts(listTexts);
  const format = useFormat();
  const rows = page?.content ?? [];
  // Only looked at where the page has no rows: the others stand on pages before it.
  const isBeyond = page !== undefined && page.totalElements > 0;
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        status={readListStatus(query)}
        skeletonRows={list.size === 'all' ? 20 : list.size}
        empty={
          isBeyond ? (
            <BeyondEnd list={list} counted={words.found(writeTotal(page, format))} />
          ) : (
            <ListEmpty list={list} words={words} />
          )
        }
        error={<QueryError title={words.errorTitle} query={query} />}
        labels={{
          loading: texts.loading,
          selectAll: texts.selectAll,
          selectRow: (row) => texts.selectRow(rowName(row)),
          sortBy: texts.sortBy,
          sortOption: texts.sortOption,
        }}
      />
      {page && rows.length > 0 && <ListPages list={list} page={page} words={words} />}
    </>
  );
}
