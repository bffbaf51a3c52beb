import type { ReactNode } from 'react';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { KINDS, type CounsellorFilter } from './counsellor-list.ts';
import { findTexts } from './texts.ts';

export interface CounsellorFiltersProps {
  readonly list: UsedListState<CounsellorFilter>;
  readonly summary: string | undefined;
  /** The list of results. */
  readonly children: ReactNode;
}

const ANY = 'ALL';
type Tab = (typeof KINDS)[number] | typeof ANY;

/** Shows the kinds as tabs, with further filters below. */
export function CounsellorFilters({ list, summary, children }: CounsellorFiltersProps) {
  const texts = useTexts(findTexts).list;
  const { kinds } = useTexts(counsellingTexts);
  const { topics, channels } = useCounsellingWords();
  const write = (name: CounsellorFilter, value: string): string => {
    return name === 'topic' ? topics.labelOf(value) : channels.labelOf(value);
  };
  return (
    <Tabs<Tab>
      label={texts.kinds}
      items={[{ id: ANY, label: texts.kindAll }, ...KINDS.map((id) => ({ id, label: kinds[id] }))]}
      value={(list.filters.kind || ANY) as Tab} // one of the filter's values
      onValueChange={(id) => list.setFilter('kind', id === ANY ? '' : id)}
    >
      <ListFilters
        list={list}
        label={texts.filters}
        words={{ names: { text: texts.search, topic: texts.topic, channel: texts.channel }, write }}
        search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
        summary={summary}
      >
        <FilterSelect list={list} filter="topic" label={texts.topic} any={texts.topicAll} options={topics.options} />
        <FilterSelect
          list={list}
          filter="channel"
          label={texts.channel}
          any={texts.channelAll}
          options={channels.options}
        />
      </ListFilters>
      {children}
    </Tabs>
  );
}
