import { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useWaitingNews } from '../../../blocks/list/use-waiting-news.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FailedNotice } from '../../../blocks/work-mode/failed-notice.tsx';
import { WorkBar } from '../../../blocks/work-mode/work-bar.tsx';
import { canPress } from '../../../blocks/work-mode/work-rows.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { type ClaimRow, listClaimColumns } from './claim-columns.tsx';
import { CLAIMS } from './claim-list.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import { ExcelPart } from '../shared/excel-part.tsx';
import { claimTexts } from './texts.ts';
import { useClaimWork, workRowOf } from './use-claim-work.ts';

const NONE: readonly ClaimRow[] = [];

/** Lists claims with evidence, the longest waiting first. */
export function ClaimListScreen() {
  const texts = useTexts(claimTexts).desk;
  const format = useFormat();
  const { options: types } = useEnumeration('mileageType');
  const { options: statuses } = useEnumeration('mileageClaimStatus');
  const list = useListState(CLAIMS);
  useScreenTitle(texts.title);
  const { filters } = list;
  const narrowed = {
    searchText: filters.text || undefined,
    typeCode: filters.type || undefined,
    status: filters.status || undefined,
  };
  const query = usePageCall(list, mileageClaimDesk.pageClaims, narrowed, texts.caption);
  const { claimPage: page, waitingCount } = query.data ?? {};
  const news = useWaitingNews(texts, waitingCount);
  const work = useClaimWork(list, page?.content ?? NONE, query);
  // A desk begins with what waits: the filter says how much that is.
  const countWaiting = (options: typeof statuses): typeof statuses =>
    options.map(({ value, label }) => {
      const isCounted = value === 'WAIT' && waitingCount !== undefined;
      return { value, label: isCounted ? texts.counted(label, format.number(waitingCount)) : label };
    });
  return (
    <>
      <PageHeader
        title={texts.title}
        news={news}
        purpose={texts.purpose}
        actions={
          <ExcelPart
            menuId="LRN_MILEADM"
            spec={mileageClaimDesk.exportClaims}
            input={(reason) => ({ body: { ...narrowed, reason } })}
            listName={texts.caption}
            text={texts.excelText}
          />
        }
      />
      <DeskTabs value="CLAIMS">
        <FailedNotice work={work} onOpen={list.openRow} />
        <FilteredList
          {...work.table}
          isSelectable={(row) => canPress(workRowOf(row))}
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          search="text"
          choices={[
            { filter: 'type', label: texts.type, any: texts.typeAny, options: types },
            { filter: 'status', label: texts.status, any: texts.statusAny, options: countWaiting(statuses) },
          ]}
          columns={listClaimColumns({ texts, format, openRow: list.openRow, work })}
          rowId={({ claimId }) => claimId}
          rowName={({ itemNm, student }) => `${student.name} ${itemNm}`}
          words={texts}
        />
        <WorkBar work={work} />
      </DeskTabs>
      <ClaimSheet list={list} work={work} />
    </>
  );
}
