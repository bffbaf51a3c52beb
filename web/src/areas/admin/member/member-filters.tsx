import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type ChosenFilter, FilterBar } from '../../../ui/filter-bar.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { MEMBER_STATUSES } from '@naru/contract/areas/member.ts';
import type { MemberFilter } from './member-list.ts';
import { memberTexts } from './texts.ts';
import { useMemberWords } from './use-member-words.ts';

export interface MemberFiltersProps {
  readonly list: UsedListState<MemberFilter>;
  /** How many there are; undefined until that is known, and where the list itself says it. */
  readonly summary: string | undefined;
}

/** The option that takes a filter away; unset, a Select shows the filter's name. */
const ANY = 'any';

export function MemberFilters({ list, summary }: MemberFiltersProps) {
  const texts = useTexts(memberTexts);
  const { names, write, types } = useMemberWords();
  const chosen: ChosenFilter[] = list.set.map((name) => ({
    id: name,
    label: write(name, list.filters[name]),
    removeLabel: texts.removeFilter(names[name]),
    onRemove: () => list.setFilter(name, ''),
  }));
  const select = (
    name: MemberFilter,
    any: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Select
      label={names[name]}
      hideLabel
      compact
      size="small"
      labels={{ placeholder: names[name], empty: texts.noMatchTitle }}
      options={[{ value: ANY, label: any }, ...options]}
      value={list.filters[name] || null}
      onValueChange={(value) => list.setFilter(name, value === ANY ? '' : value)}
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
        value={list.filters.text}
        onSearch={(text) => list.setFilter('text', text.trim())}
      />
      {select(
        'status',
        texts.statusAll,
        MEMBER_STATUSES.map((status) => ({ value: status, label: texts.statuses[status] })),
      )}
      {select('type', texts.typeAll, types)}
      {select('external', texts.externalAll, [
        { value: 'N', label: texts.inside },
        { value: 'Y', label: texts.outside },
      ])}
    </FilterBar>
  );
}
