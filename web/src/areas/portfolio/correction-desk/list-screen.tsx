import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { QUEUE, tabOf, wordOf, type QueueTab } from './queue-list.ts';
import { QueuePart } from './queue-part.tsx';
import { deskTexts, type DeskTexts } from './texts.ts';

const TemplatesPart = loadOnUse(async () => (await import('./templates-part.tsx')).TemplatesPart);

const HandlingSheet = loadOnUse(async () => (await import('./handling-sheet.tsx')).HandlingSheet);

const ExcelPart = loadOnUse(async () => (await import('./excel-part.tsx')).ExcelPart);

/** The desk of corrections: what waits, the person's own, and for the office that of everybody. */
export function CorrectionQueueScreen() {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const list = useListState(QUEUE);
  const tab = tabOf(list.filters.tab);
  useScreenTitle(texts.title);
  const counts = useCall(correctionDesk.pageCorrections, { query: { size: '10' } }, { label: texts.title });
  const { queueCount, mine, doneCount, mayAssign } = counts.data ?? {};
  // An office that corrects nothing itself hands out.
  const isOffice = mayAssign === true && mine?.openCount === 0;
  const count = (value: number | undefined): string | undefined =>
    value === undefined || value === 0 ? undefined : format.number(value);
  const numbers: Readonly<Partial<Record<QueueTab, string | undefined>>> = {
    QUEUE: count(queueCount),
    MINE: count(mine?.openCount),
    DONE: count(doneCount),
  };
  const parts: readonly QueueTab[] =
    mayAssign === true || tab === 'ALL'
      ? ['QUEUE', 'MINE', 'DONE', 'ALL', 'TEMPLATES']
      : ['QUEUE', 'MINE', 'DONE', 'TEMPLATES'];
  return (
    <>
      <PageHeader
        title={texts.title}
        news={mine && (isOffice ? texts.purpose.assigns : sayDay(texts, mine, format.number))}
        actions={tab === 'ALL' ? <ExcelPart list={list} /> : undefined}
      />
      <Tabs<QueueTab>
        label={texts.tabs.label}
        items={parts.map((id) => ({ id, label: texts.tabs[id], count: numbers[id] }))}
        value={tab}
        onValueChange={(id) => list.setOnlyFilter('tab', wordOf(id))}
      >
        {tab === 'TEMPLATES' ? <TemplatesPart /> : <QueuePart key={tab} list={list} tab={tab} />}
      </Tabs>
      {mayAssign === true && <HandlingSheet list={list} />}
    </>
  );
}

interface DayLoad {
  readonly openCount: number;
  readonly lateCount: number;
  readonly soonCount: number;
}

/** Says what the day holds: how much there is, and what presses. */
function sayDay({ purpose }: DeskTexts, mine: DayLoad, number: (value: number) => string): string {
  const { openCount, lateCount, soonCount } = mine;
  if (openCount === 0) return purpose.calm;
  return [
    purpose.mine(number(openCount)),
    ...(lateCount > 0 ? [purpose.late(number(lateCount))] : []),
    ...(soonCount > 0 ? [purpose.soon(number(soonCount))] : []),
  ].join(' ');
}
