import { approvals } from '@naru/contract/areas/learning/desk/approvals.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '@naru/contract/areas/learning/words.ts';

import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import { ListTable } from '../../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { useDeskWords } from '../shared/use-desk-words.ts';
import { listApprovalColumns } from './approval-columns.tsx';
import { APPROVALS, type ApprovalFilter } from './approval-list.ts';
import { ApprovalSheet } from './approval-sheet.tsx';
import { approvalTexts } from './texts.ts';

/** Lists openings and closings that were asked for, the longest waiting first. */
export function ApprovalListScreen() {
  const texts = useTexts(approvalTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const words = useDeskWords();
  const list = useListState(APPROVALS);
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    approvals.pageApprovals,
    {
      query: {
        searchText: filters.text || undefined,
        kind: (filters.kind || undefined) as 'OPEN' | undefined, // one of the filter's values
        status: (filters.status || undefined) as 'WAITING' | undefined, // as above
        page: list.page - 1,
        size: list.size === 'all' ? 'all' : (String(list.size) as '20'), // one of the contract's sizes
      },
    },
    texts.title,
  );
  const { approvalPage: page, waitingCount } = query.data ?? {};
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const names = { text: texts.search, kind: texts.kind, status: texts.status };
  const kinds = APPROVAL_KINDS.map((kind) => ({ value: kind, label: texts.kindOf[kind] }));
  const statuses = APPROVAL_STATUSES.map((one) => ({ value: one, label: words.approvalOf(one) }));
  const write = (name: ApprovalFilter, value: string): string =>
    name === 'text'
      ? texts.searchChip(value)
      : ((name === 'kind' ? kinds : statuses).find((one) => one.value === value)?.label ?? value);
  const waiting =
    waitingCount === undefined
      ? undefined
      : waitingCount === 0
        ? texts.nothing
        : texts.waiting(format.number(waitingCount));
  return (
    <>
      <PageHeader title={texts.title} purpose={waiting === undefined ? texts.purpose : `${waiting} ${texts.purpose}`} />
      <ListFilters
        list={list}
        label={texts.filters}
        words={{ names, write }}
        search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
        summary={isPhone ? undefined : total}
      >
        <FilterSelect list={list} filter="kind" label={texts.kind} any={texts.kindAny} options={kinds} />
        <FilterSelect list={list} filter="status" label={texts.status} any={texts.statusAny} options={statuses} />
      </ListFilters>
      <ListTable
        list={list}
        page={page}
        status={status}
        query={query}
        caption={texts.caption}
        columns={listApprovalColumns({ texts, format, words, openRow: list.openRow })}
        rowId={({ approvalId }) => approvalId}
        rowName={({ programmeNm }) => programmeNm}
        summary={total}
        words={{ ...texts, filterNames: names }}
      />
      <ApprovalSheet list={list} />
    </>
  );
}
