import { nominationDesk } from '@naru/contract/areas/portfolio/nomination.ts';

import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DESK_LIST, DESK_TABS, type DeskTab } from './desk-list.ts';
import { deskTexts } from './desk-texts.ts';
import { NominationsPart } from './nominations-part.tsx';

const ReportsPart = loadOnUse(async () => (await import('./reports-part.tsx')).ReportsPart);
const ExcelPart = loadOnUse(async () => (await import('./excel-part.tsx')).ExcelPart);

/** Nominated portfolios by state, and what readers reported. */
export function NominationsScreen() {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const list = useListState(DESK_LIST);
  useScreenTitle(texts.title);
  const tab: DeskTab = list.filters.tab || 'NOMINATED';
  const query = useCall(nominationDesk.pageNominations, { query: { size: '10' } }, { label: texts.title });
  const { countList = [], reportCount = 0, mayExport = false } = query.data ?? {};
  const countOf = (id: DeskTab): number =>
    id === 'REPORTS' ? reportCount : (countList.find((one) => one.tab === id)?.count ?? 0);
  // Nobody waits for a number of those that are over.
  const shown = (id: DeskTab): string | undefined =>
    id === 'ENDED' || countOf(id) === 0 ? undefined : format.number(countOf(id));
  const waits = countOf('NOMINATED') + reportCount;
  const say = format.number(countOf('NOMINATED'));
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={
          query.data && (waits === 0 ? texts.purpose.calm : texts.purpose.waits(say, format.number(reportCount)))
        }
        actions={mayExport && tab !== 'REPORTS' && <ExcelPart tab={tab} list={list} />}
      />
      <Tabs<DeskTab>
        label={texts.tabs.label}
        items={DESK_TABS.map((id) => ({ id, label: texts.tabs[id], count: shown(id) }))}
        value={tab}
        onValueChange={(id) => list.setOnlyFilter('tab', id === 'NOMINATED' ? '' : id)}
      >
        {tab === 'REPORTS' ? <ReportsPart list={list} /> : <NominationsPart key={tab} list={list} tab={tab} />}
      </Tabs>
    </>
  );
}
