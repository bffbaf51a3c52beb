import type { Board } from '@naru/contract/areas/board-words.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../ui/choice-chip.tsx';
import { FilterSelect, ListFilters } from '../list/list-filters.tsx';
import type { ListOf } from '../list/use-list-state.ts';
import { PARTS, PERIODS, type PostFilter, STATES, type POST_LIST } from './board-list.ts';
import { boardTexts } from './texts.ts';

export interface PostFiltersProps {
  readonly list: ListOf<typeof POST_LIST>;
  readonly board: Board | undefined;
  /** How many there are; undefined until that is known. */
  readonly summary: string | undefined;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The filters of the list; the chips that are on stand for themselves. */
export function PostFilters({ list, board, summary }: PostFiltersProps) {
  const texts = useTexts(boardTexts).list;
  const { filters } = list;
  // A search does not reveal the text of a post that the person can't open.
  const searchesTexts = board === undefined || board.can.opens === 'all';
  const categories = (board?.categoryList ?? []).map(({ code, name }): Option => ({ value: code, label: name }));
  const options = {
    category: categories,
    part: PARTS.filter((part) => part !== 'body' || searchesTexts).map((part): Option => ({
      value: part,
      label: texts.parts[part],
    })),
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
  const write = (name: PostFilter, value: string): string => {
    return (
      Object.entries(options)
        .flatMap(([filter, values]) => (filter === name ? values : []))
        .find((option) => option.value === value)?.label ?? value
    );
  };
  const select = (name: keyof typeof options, any: string) => (
    <FilterSelect list={list} filter={name} label={names[name]} any={any} options={options[name]} />
  );
  const toggle = (name: 'files' | 'unread', label: string) => (
    <ChoiceChip
      label={label}
      checked={filters[name] === 'Y'}
      onCheckedChange={(on) => list.setFilter(name, on ? 'Y' : '')}
    />
  );
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={{ names, write }}
      search={{ filter: 'text', label: texts.search, hint: searchesTexts ? texts.searchHint : texts.titleHint }}
      summary={summary}
    >
      {filters.text !== '' && select('part', texts.parts.all)}
      {categories.length > 0 && select('category', texts.categoryAll)}
      {select('period', texts.periodAll)}
      {board?.can.create === true && select('state', texts.stateLive)}
      {board?.can.opens !== 'none' && toggle('unread', texts.unreadOnly)}
      {toggle('files', texts.filesOnly)}
    </ListFilters>
  );
}
