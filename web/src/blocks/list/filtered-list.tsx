import { useFormat } from '../../platform/format/use-format.ts';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import { DepartmentFilter } from './department-filter.tsx';
import { FilterSelect, ListFilters, type FilterSelectProps } from './list-filters.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { ListWords } from './list-words.ts';

/** A filter beside the one that is typed; without the word for any it is by department, which people type to find. */
export interface ListChoice<Filter extends string> extends Omit<FilterSelectProps<Filter>, 'list' | 'any'> {
  readonly any?: string;
  /** Names a value that is no option now, such as one that nobody has. */
  readonly write?: (value: string) => string;
}

export interface FilteredListWords<Filter extends string> extends Omit<ListWords<Filter>, 'filterNames'> {
  /** The name of the group of filters. */
  readonly filters: string;
  /** The name of the typed filter, and what can be typed. */
  readonly search?: string;
  readonly searchHint?: string;
}

export interface FilteredListProps<Row extends object, Filter extends string> extends Omit<
  ListTableProps<Row, Filter>,
  'words' | 'summary'
> {
  /** The filter that is typed. */
  readonly search?: Filter;
  /** All other filters. */
  readonly choices?: readonly ListChoice<Filter>[];
  readonly words: FilteredListWords<Filter>;
}

/** A list with a typed filter, filters of a few options each, and its table: a screen holds columns and words. */
export function FilteredList<Row extends object, Filter extends string>(props: FilteredListProps<Row, Filter>) {
  const { list, page, search, choices = [], words, ...table } = props;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const total = page && words.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const typed = search && { filter: search, label: words.search ?? '', hint: words.searchHint ?? '' };
  const named = [...(typed ? [typed] : []), ...choices].map(({ filter, label }) => [filter, label]);
  const names = Object.fromEntries(named) as Record<Filter, string>; // each of its filters is one of them
  const write = (name: Filter, value: string): string => {
    const choice = choices.find(({ filter }) => filter === name);
    return choice?.options.find((one) => one.value === value)?.label ?? choice?.write?.(value) ?? value;
  };
  return (
    <>
      <ListFilters
        list={list}
        label={words.filters}
        words={{ names, write }}
        {...(typed && { search: typed })}
        summary={isPhone ? undefined : total}
      >
        {choices.map(({ any, write: _write, ...choice }) =>
          any === undefined ? (
            <DepartmentFilter key={choice.filter} list={list} {...choice} />
          ) : (
            <FilterSelect key={choice.filter} list={list} any={any} {...choice} />
          ),
        )}
      </ListFilters>
      <ListTable list={list} page={page} {...table} summary={total} words={{ ...words, filterNames: names }} />
    </>
  );
}
