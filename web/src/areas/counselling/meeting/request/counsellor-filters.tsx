import type { ReactNode } from 'react';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { ChoiceFilters } from '../../../../blocks/list/choice-filters.tsx';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { KINDS, type COUNSELLOR_LIST } from './counsellor-list.ts';
import { findTexts } from './texts.ts';

export interface CounsellorFiltersProps {
  readonly list: ListOf<typeof COUNSELLOR_LIST>;
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
  return (
    <Tabs<Tab>
      label={texts.kinds}
      items={[{ id: ANY, label: texts.kindAll }, ...KINDS.map((id) => ({ id, label: kinds[id] }))]}
      value={list.filters.kind || ANY}
      onValueChange={(id) => list.setFilter('kind', id === ANY ? '' : id)}
    >
      <ChoiceFilters
        list={list}
        search="text"
        choices={[
          { filter: 'topic', label: texts.topic, any: texts.topicAll, options: topics.options, write: topics.labelOf },
          {
            filter: 'channel',
            label: texts.channel,
            any: texts.channelAll,
            options: channels.options,
            write: channels.labelOf,
          },
        ]}
        words={texts}
        summary={summary}
      />
      {children}
    </Tabs>
  );
}
