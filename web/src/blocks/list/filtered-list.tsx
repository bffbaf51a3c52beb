import { useFormat } from '../../platform/format/use-format.ts';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import { FilterSelect, ListFilters, type FilterSelectProps } from './list-filters.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { ListWords } from './list-words.ts';

/** A filter with a few options, beside the one that is typed. */
export type ListChoice<Filter extends string> = Omit<FilterSelectProps<Filter>, 'list'>;

export interface FilteredListWords<Filter extends string> extends Omit<ListWords<Filter>, 'filterNames'> {
  /** The name of the group of filters. */
  readonly filters: string;
  /** The name of the typed filter, what can be typed, and how it stands on its chip. */
  readonly search: string;
  readonly searchHint: string;
  readonly searchChip: (text: string) => string;
}

export interface FilteredListProps<Row extends object, Filter extends string> extends Omit<
  ListTableProps<Row, Filter>,
  'words' | 'summary'
> {
  /** The filter that is typed. */
  readonly search: Filter;
  /** All other filters. */
  readonly choices: readonly ListChoice<Filter>[];
  readonly words: FilteredListWords<Filter>;
}

/** A list with a typed filter, filters of a few options each, and its table: a screen holds columns and words. */
export function FilteredList<Row extends object, Filter extends string>(props: FilteredListProps<Row, Filter>) {
  const { list, page, search, choices, words, ...table } = props;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const total = page && words.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const named = [[search, words.search], ...choices.map(({ filter, label }) => [filter, label])];
  const names = Object.fromEntries(named) as Record<Filter, string>; // each of its filters is one of them
  const write = (name: Filter, value: string): string =>
    name === search
      ? words.searchChip(value)
      : (choices.find(({ filter }) => filter === name)?.options.find((one) => one.value === value)?.label ?? value);
  return (
    <>
      <ListFilters
        list={list}
        label={words.filters}
        words={{ names, write }}
        search={{ filter: search, label: words.search, hint: words.searchHint }}
        summary={isPhone ? undefined : total}
      >
        {choices.map((choice) => (
          <FilterSelect key={choice.filter} list={list} {...choice} />
        ))}
      </ListFilters>
      <ListTable list={list} page={page} {...table} summary={total} words={{ ...words, filterNames: names }} />
    </>
  );
}
