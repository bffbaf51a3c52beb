import { approvals } from '@naru/contract/areas/learning/desk/approvals.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '@naru/contract/areas/learning/words.ts';

import { FilteredList } from '../../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { useWaitingNews } from '../../../../blocks/list/use-waiting-news.ts';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useDeskWords } from '../shared/use-desk-words.ts';
import { listApprovalColumns } from './approval-columns.tsx';
import { APPROVALS } from './approval-list.ts';
import { ApprovalSheet } from './approval-sheet.tsx';
import { approvalTexts } from './texts.ts';

/** Lists openings and closings that were asked for, the longest waiting first. */
export function ApprovalListScreen() {
  const texts = useTexts(approvalTexts);
  const format = useFormat();
  const words = useDeskWords();
  const list = useListState(APPROVALS);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    approvals.pageApprovals,
    {
      searchText: filters.text || undefined,
      kind: filters.kind || undefined,
      status: filters.status || undefined,
    },
    texts.title,
  );
  const { approvalPage: page, waitingCount } = query.data ?? {};
  const news = useWaitingNews(texts, waitingCount);
  const kinds = APPROVAL_KINDS.map((kind) => ({ value: kind, label: texts.kindOf[kind] }));
  const statuses = APPROVAL_STATUSES.map((one) => ({ value: one, label: words.approvalOf(one) }));
  return (
    <>
      <PageHeader title={texts.title} news={news} purpose={texts.purpose} />
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        search="text"
        choices={[
          { filter: 'kind', label: texts.kind, any: texts.kindAny, options: kinds },
          { filter: 'status', label: texts.status, any: texts.statusAny, options: statuses },
        ]}
        columns={listApprovalColumns({ texts, format, words, openRow: list.openRow })}
        rowId={({ approvalId }) => approvalId}
        rowName={({ programmeNm }) => programmeNm}
        words={texts}
      />
      <ApprovalSheet list={list} />
    </>
  );
}
