import { mileageUseDesk } from '@naru/contract/areas/mileage/uses.ts';
import { useState } from 'react';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useWaitingNews } from '../../../blocks/list/use-waiting-news.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { ExcelPart } from '../shared/excel-part.tsx';
import { listDeskColumns } from './desk-columns.tsx';
import { ASKED_STATUSES, DESK_USES } from './desk-list.ts';
import { DeskSheet } from './desk-sheet.tsx';
import { mileageUseTexts } from './texts.ts';

const MENU = 'LRN_MILEADM';

const PaymentSheet = loadOnUse(async () => (await withTexts(import('./payment-sheet.tsx'))).PaymentSheet);

/** Lists uses that were asked for, the longest waiting first. */
export function MileageUseDeskScreen() {
  const all = useTexts(mileageUseTexts);
  const texts = all.desk;
  const format = useFormat();
  const list = useListState(DESK_USES);
  const [isImporting, setImporting] = useState(false);
  // Staff of a department, who decide about claims alone, lack it.
  const isOffice = useLoginInfo()?.privilegeList.some((held) => held.menuId === MENU && held.resourceCd === 'C');
  useScreenTitle(texts.title);
  const { filters } = list;
  const narrowed = {
    searchText: filters.text || undefined,
    status: filters.status || undefined,
    purposeCode: filters.purpose || undefined,
  };
  const query = usePageCall(list, mileageUseDesk.pageUses, narrowed, texts.title);
  const { usePage: page, waitingCount, purposeList = [] } = query.data ?? {};
  const news = useWaitingNews(texts, waitingCount);
  const statuses = ASKED_STATUSES.map((one) => ({ value: one, label: all.states[one] }));
  const purposes = purposeList.map(({ purposeCode, name }) => ({ value: purposeCode, label: name }));
  return (
    <>
      <PageHeader
        title={texts.title}
        news={news}
        purpose={texts.purpose}
        actions={
          <>
            <ExcelPart
              menuId={MENU}
              spec={mileageUseDesk.exportUses}
              input={(reason) => ({ body: { ...narrowed, reason } })}
              listName={texts.caption}
              text={texts.excelText}
            />
            {isOffice && <Button onClick={() => setImporting(true)}>{texts.payments}</Button>}
          </>
        }
      />
      <DeskTabs value="USES">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          search="text"
          choices={[
            { filter: 'status', label: texts.status, any: texts.statusAny, options: statuses },
            { filter: 'purpose', label: texts.purposeName, any: texts.purposeAny, options: purposes },
          ]}
          columns={listDeskColumns({ texts: all, format, openRow: list.openRow })}
          rowId={({ useId }) => useId}
          rowName={({ student }) => student.name}
          words={texts}
        />
      </DeskTabs>
      <DeskSheet list={list} />
      {isImporting && <PaymentSheet onClose={() => setImporting(false)} />}
    </>
  );
}
