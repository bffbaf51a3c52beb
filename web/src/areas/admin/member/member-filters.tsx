import { MEMBER_STATUSES } from '@naru/contract/areas/member.ts';

import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { MemberFilter } from './member-list.ts';
import { memberTexts } from './texts.ts';
import { useMemberWords } from './use-member-words.ts';

export interface MemberFiltersProps {
  readonly list: UsedListState<MemberFilter>;
  /** How many there are; undefined until that is known, and where the list itself says it. */
  readonly summary: string | undefined;
}

export function MemberFilters({ list, summary }: MemberFiltersProps) {
  const texts = useTexts(memberTexts);
  const words = useMemberWords();
  const { names, types } = words;
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={words}
      search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
      summary={summary}
    >
      <FilterSelect
        list={list}
        filter="status"
        label={names.status}
        any={texts.statusAll}
        options={MEMBER_STATUSES.map((status) => ({ value: status, label: texts.statuses[status] }))}
      />
      <FilterSelect list={list} filter="type" label={names.type} any={texts.typeAll} options={types} />
      <FilterSelect
        list={list}
        filter="external"
        label={names.external}
        any={texts.externalAll}
        options={[
          { value: 'N', label: texts.inside },
          { value: 'Y', label: texts.outside },
        ]}
      />
    </ListFilters>
  );
}
