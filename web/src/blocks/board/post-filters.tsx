import type { Board } from '@naru/contract/areas/board.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../ui/choice-chip.tsx';
import { type ChosenFilter, FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import type { UsedListState } from '../list/use-list-state.ts';
import { PARTS, PERIODS, type PostFilter, STATES } from './board-list.ts';
import { boardTexts } from './texts.ts';

export interface PostFiltersProps {
  readonly list: UsedListState<PostFilter>;
  readonly board: Board | undefined;
  /** How many there are; undefined until that is known. */
  readonly summary: string | undefined;
}

/** The option that takes a filter away; unset, a Select shows the filter's name. */
const ANY = 'any';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** What the list is filtered by; the chips that are on stand for themselves. */
export function PostFilters({ list, board, summary }: PostFiltersProps) {
  const texts = useTexts(boardTexts).list;
  const { filters } = list;
  const categories = (board?.categoryList ?? []).map(({ code, name }): Option => ({ value: code, label: name }));
  const options = {
    category: categories,
    part: PARTS.map((part): Option => ({ value: part, label: texts.parts[part] })),
    period: PERIODS.map((period): Option => ({ value: period, label: texts.periods[period] })),
    state: STATES.map((state): Option => ({ value: state, label: texts.states[state] })),
  };
  const names = {
    text: texts.search,
    part: texts.part,
    category: texts.category,
    period: texts.period,
    state: texts.state,
  };
  const write = (name: keyof typeof names): string => {
    if (name === 'text') return texts.searchChip(filters.text);
    return options[name].find((option) => option.value === filters[name])?.label ?? filters[name];
  };
  const shown = list.set.filter((name): name is keyof typeof names => name in names);
  const chosen: ChosenFilter[] = shown.map((name) => ({
    id: name,
    label: write(name),
    removeLabel: texts.removeFilter(names[name]),
    onRemove: () => list.setFilter(name, ''),
  }));
  const select = (name: keyof typeof options, any: string) => (
    <Select
      label={names[name]}
      hideLabel
      compact
      size="small"
      labels={{ placeholder: names[name], empty: texts.noMatchTitle }}
      options={[{ value: ANY, label: any }, ...options[name]]}
      value={filters[name] || null}
      onValueChange={(value) => list.setFilter(name, value === ANY ? '' : value)}
    />
  );
  const toggle = (name: 'files' | 'unread', label: string) => (
    <ChoiceChip
      label={label}
      checked={filters[name] === 'Y'}
      onCheckedChange={(on) => list.setFilter(name, on ? 'Y' : '')}
    />
  );
  return (
    <FilterBar
      label={texts.filters}
      chosen={chosen}
      clearLabel={texts.clear}
      onClear={list.clearFilters}
      summary={summary}
    >
      <SearchField
        size="small"
        labels={{ label: texts.search, clear: texts.clearSearch }}
        placeholder={texts.searchHint}
        value={filters.text}
        onSearch={(text) => list.setFilter('text', text.trim())}
      />
      {filters.text !== '' && select('part', texts.parts.all)}
      {categories.length > 0 && select('category', texts.categoryAll)}
      {select('period', texts.periodAll)}
      {board?.can.create === true && select('state', texts.stateLive)}
      {toggle('unread', texts.unreadOnly)}
      {toggle('files', texts.filesOnly)}
    </FilterBar>
  );
}
