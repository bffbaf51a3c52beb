import type { ReactNode } from 'react';

import { DepartmentFilter } from './department-filter.tsx';
import { FilterSelect, ListFilters, type FilterSelectProps } from './list-filters.tsx';
import type { UsedListState } from './use-list-state.ts';

/** A filter beside the one that is typed; without the word for any it is by department, which people type to find. */
export interface ListChoice<Filter extends string> extends Omit<FilterSelectProps<Filter>, 'list' | 'any'> {
  readonly any?: string;
  /** Names a value that is no option now, such as one that nobody has. */
  readonly write?: (value: string) => string;
}

export interface ChoiceWords {
  /** The name of the group of filters. */
  readonly filters: string;
  /** The name of the typed filter, and what can be typed. */
  readonly search?: string;
  readonly searchHint?: string;
}

export interface Narrowing<Filter extends string> {
  /** The filter that is typed. */
  readonly search?: Filter | undefined;
  /** All other filters of a few options each. */
  readonly choices?: readonly ListChoice<Filter>[] | undefined;
}

export interface ChoiceFiltersProps<Filter extends string> extends Narrowing<Filter> {
  readonly list: UsedListState<Filter>;
  readonly words: ChoiceWords;
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
  readonly summary: string | undefined;
  /** Further filters, which show themselves and have no chip. */
  readonly children?: ReactNode;
}

/** Returns the name of each filter, for the words of an empty list. */
export function filterNamesOf<Filter extends string>(
  { search, choices = [] }: Narrowing<Filter>,
  words: ChoiceWords,
): Partial<Record<Filter, string>> {
  const typed = search ? [[search, words.search ?? '']] : [];
  const named = [...typed, ...choices.map(({ filter, label }) => [filter, label])];
  return Object.fromEntries(named) as Partial<Record<Filter, string>>; // the keys are filters
}

/** A typed filter and filters of a few options each, with a chip for each that is set. */
export function ChoiceFilters<Filter extends string>(props: ChoiceFiltersProps<Filter>) {
  const { list, search, choices = [], words, summary, children } = props;
  const write = (name: Filter, value: string): string => {
    const choice = choices.find(({ filter }) => filter === name);
    return choice?.options.find((one) => one.value === value)?.label ?? choice?.write?.(value) ?? value;
  };
  return (
    <ListFilters
      list={list}
      label={words.filters}
      words={{ names: filterNamesOf({ search, choices }, words), write }}
      {...(search && { search: { filter: search, label: words.search ?? '', hint: words.searchHint ?? '' } })}
      summary={summary}
    >
      {choices.map(({ any, write: _write, ...choice }) =>
        any === undefined ? (
          <DepartmentFilter key={choice.filter} list={list} {...choice} />
        ) : (
          <FilterSelect key={choice.filter} list={list} any={any} {...choice} />
        ),
      )}
      {children}
    </ListFilters>
  );
}
