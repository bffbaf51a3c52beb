import type { CompletionState } from '@naru/contract/areas/learning/completion.ts';

import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { CompleterFilter } from './completer-list.ts';
import { completionTexts } from './texts.ts';

export interface CompleterFiltersProps {
  readonly list: UsedListState<CompleterFilter>;
  readonly names: Readonly<Record<CompleterFilter, string>>;
  readonly countList: readonly { readonly state: CompletionState; readonly count: number }[];
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
  readonly summary: string | undefined;
}

export function CompleterFilters({ list, names, countList, summary }: CompleterFiltersProps) {
  const { desk, states: wordOf } = useTexts(completionTexts);
  const format = useFormat();
  const states = countList.map(({ state, count }) => ({
    value: state,
    label: `${wordOf[state]} ${format.number(count)}`,
  }));
  const write = (name: CompleterFilter, value: string): string =>
    name === 'text' ? desk.searchChip(value) : wordOf[value as CompletionState]; // one of the filter's values
  return (
    <ListFilters
      list={list}
      label={desk.filters}
      words={{ names, write }}
      search={{ filter: 'text', label: desk.search, hint: desk.searchHint }}
      summary={summary}
    >
      <FilterSelect list={list} filter="state" label={desk.state} any={desk.stateAny} options={states} />
    </ListFilters>
  );
}
