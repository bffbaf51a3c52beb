import { correctionDesk, URGENCIES, type DeskTab } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { CORRECTION_STATUSES, CORRECTOR_KINDS } from '@naru/contract/areas/portfolio/words.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Stack } from '../../../ui/stack.tsx';
import { LoadPart } from './load-part.tsx';
import { listQueueColumns } from './queue-columns.tsx';
import { narrow, withinTab, type QUEUE } from './queue-list.ts';
import { deskTexts } from './texts.ts';

interface QueuePartProps {
  readonly list: ListOf<typeof QUEUE>;
  readonly tab: DeskTab;
}

/** One list of requests, the most urgent on top. */
export function QueuePart({ list, tab }: QueuePartProps) {
  const all = useTexts(deskTexts);
  const texts = all.list;
  const format = useFormat();
  const { filters } = list;
  const narrowed = narrow(tab, filters);
  const query = usePageCall(list, correctionDesk.pageCorrections, narrowed, texts.caption);
  const { correctionPage: page, mayAssign = false } = query.data ?? {};
  const { title: emptyTitle, text: emptyText } = texts.empty[tab];
  const isDone = tab === 'DONE' || (tab === 'ALL' && narrowed.status === 'COMPLETED');
  const wanted = CORRECTOR_KINDS.map((value) => ({ value, label: all.wanted[value] }));
  const urgencies = URGENCIES.map((value) => ({ value, label: all.urgency[value] }));
  const statuses = CORRECTION_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));
  return (
    <Stack gap={24}>
      {tab === 'ALL' && <LoadPart />}
      <div>
        <FilteredList
          list={withinTab(list)}
          page={page}
          query={query}
          caption={texts.caption}
          search="text"
          choices={[
            ...(isDone
              ? []
              : [{ filter: 'urgency' as const, label: texts.urgency, any: texts.urgencyAny, options: urgencies }]),
            { filter: 'wanted', label: texts.wanted, any: texts.wantedAny, options: wanted },
            ...(tab === 'ALL'
              ? [{ filter: 'status' as const, label: texts.status, any: texts.statusAny, options: statuses }]
              : []),
          ]}
          columns={listQueueColumns({ texts: all, format, tab, isDone, mayAssign, openRow: list.openRow })}
          rowId={({ correctionId }) => correctionId}
          rowName={({ studentNm, title }) => `${studentNm} ${title}`}
          words={{ ...texts, emptyTitle, emptyText }}
        />
      </div>
    </Stack>
  );
}
