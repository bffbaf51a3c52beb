import type { ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { listTexts } from './texts.ts';
import type { UsedListState } from './use-list-state.ts';

/** The wording of a list's filters. */
export interface FilterWords<Filter extends string> {
  /** The name of each filter; one without a name shows itself and has no chip. */
  readonly names: Readonly<Partial<Record<Filter, string>>>;
  /** Describes a filter that is set; one that is typed stands as it is. */
  readonly write?: (name: Filter, value: string) => string;
}

export interface ListFiltersProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  /** The name of the group of filters, for screen readers. */
  readonly label: string;
  readonly words: FilterWords<Filter>;
  /** The text filter, if the list has one. */
  readonly search?: { readonly filter: Filter; readonly label: string; readonly hint: string };
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
  readonly summary: string | undefined;
  readonly children?: ReactNode;
}

/** The filters of a list, a chip for each that is set, and a button to clear them. */
export function ListFilters<Filter extends string>(props: ListFiltersProps<Filter>) {
  const { list, label, words, search, summary, children } = props;
  const texts = useTexts(listTexts);
  const describe = (id: Filter, value: string): string =>
    id === search?.filter || !words.write ? texts.typed(value) : words.write(id, value);
  return (
    <FilterBar
      label={label}
      chosen={list.set.flatMap((id) => {
        const name = words.names[id];
        if (name === undefined) return [];
        return [
          {
            id,
            label: describe(id, list.filters[id]),
            removeLabel: texts.removeFilter(name),
            onRemove: () => list.setFilter(id, ''),
          },
        ];
      })}
      setCount={list.set.filter((id) => words.names[id] !== undefined && id !== search?.filter).length}
      sheet={{
        title: texts.filters,
        show: summary === undefined ? texts.show : texts.showCounted(summary),
      }}
      search={
        search && (
          <SearchField
            size="small"
            label={search.label}
            placeholder={search.hint}
            value={list.filters[search.filter]}
            onSearch={(text) => list.setFilter(search.filter, text.trim())}
          />
        )
      }
      clearLabel={list.isUsual ? texts.showAll : texts.clear}
      onClear={list.clearFilters}
      summary={summary}
    >
      {children}
    </FilterBar>
  );
}

export interface FilterSelectProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  readonly filter: Filter;
  readonly label: string;
  /** The label of the option that clears the filter. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The option that clears a filter; with no value set, a Select shows the filter's name. */
const ANY = 'any';

/** A filter with a few options. A value in the address that is no option counts as none. */
export function FilterSelect<Filter extends string>(props: FilterSelectProps<Filter>) {
  const { list, filter, label, any, options } = props;
  const value = list.filters[filter];
  return (
    <Select
      label={label}
      hideLabel
      compact
      size="small"
      placeholder={label}
      options={[{ value: ANY, label: any }, ...options]}
      value={options.some((option) => option.value === value) ? value : null}
      onValueChange={(next) => list.setFilter(filter, next === ANY ? '' : next)}
    />
  );
}
