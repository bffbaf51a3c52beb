import type { ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { listTexts } from './texts.ts';
import type { UsedListState } from './use-list-state.ts';

/** What a list can be narrowed by, in a person's words. */
export interface FilterWords<Filter extends string> {
  /** What people call each filter; one without a name stands for itself and has no chip. */
  readonly names: Readonly<Partial<Record<Filter, string>>>;
  /** A filter that is set, in words. */
  readonly write: (name: Filter, value: string) => string;
}

export interface ListFiltersProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  /** Whose filters these are, for screen readers. */
  readonly label: string;
  readonly words: FilterWords<Filter>;
  /** The filter of words, where the list has one. */
  readonly search?: { readonly filter: Filter; readonly label: string; readonly hint: string };
  /** How many there are; undefined until that is known, and where the list itself says it. */
  readonly summary: string | undefined;
  readonly children?: ReactNode;
}

/** What a list is narrowed by, each filter that is set as a chip, and the way to clear them. */
export function ListFilters<Filter extends string>(props: ListFiltersProps<Filter>) {
  const { list, label, words, search, summary, children } = props;
  const texts = useTexts(listTexts);
  return (
    <FilterBar
      label={label}
      chosen={list.set.flatMap((id) => {
        const name = words.names[id];
        if (name === undefined) return [];
        return [
          {
            id,
            label: words.write(id, list.filters[id]),
            removeLabel: texts.removeFilter(name),
            onRemove: () => list.setFilter(id, ''),
          },
        ];
      })}
      clearLabel={texts.clear}
      onClear={list.clearFilters}
      summary={summary}
    >
      {search && (
        <SearchField
          size="small"
          labels={{ label: search.label, clear: texts.clearSearch }}
          placeholder={search.hint}
          value={list.filters[search.filter]}
          onSearch={(text) => list.setFilter(search.filter, text.trim())}
        />
      )}
      {children}
    </FilterBar>
  );
}

export interface FilterSelectProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  readonly filter: Filter;
  readonly label: string;
  /** What takes the filter away. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The option that takes a filter away; unset, a Select shows the filter's name. */
const ANY = 'any';

/** One filter of a few values. A value that the address has and the options do not is as none. */
export function FilterSelect<Filter extends string>(props: FilterSelectProps<Filter>) {
  const { list, filter, label, any, options } = props;
  const texts = useTexts(listTexts);
  const value = list.filters[filter];
  return (
    <Select
      label={label}
      hideLabel
      compact
      size="small"
      labels={{ placeholder: label, empty: texts.noOptions }}
      options={[{ value: ANY, label: any }, ...options]}
      value={options.some((option) => option.value === value) ? value : null}
      onValueChange={(next) => list.setFilter(filter, next === ANY ? '' : next)}
    />
  );
}
