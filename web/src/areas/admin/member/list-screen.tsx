import { members } from '@naru/contract/areas/member.ts';
import { ALL_BOUND } from '@naru/contract/shared/page.ts';

import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageSize } from '../../../ui/page-size.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './list-screen.module.css';
import { listMemberColumns } from './member-columns.tsx';
import { MemberEmpty } from './member-empty.tsx';
import { MemberFilters } from './member-filters.tsx';
import { MEMBER_LIST } from './member-list.ts';
import { MemberSheet } from './member-sheet.tsx';
import { memberTexts } from './texts.ts';

/** Everybody with an account; whose sign-up waits comes first to mind. */
export function MemberListScreen() {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(MEMBER_LIST);
  useScreenTitle(texts.title);

  const { filters } = list;
  const { query, status } = useListCall(
    members.pageMembers,
    {
      query: {
        searchText: filters.text || undefined,
        status: (filters.status || undefined) as 'ACTIVE' | undefined, // one of the filter's values
        memberType: (filters.type || undefined) as 'STAFF' | undefined, // as above
        externalAt: (filters.external || undefined) as 'Y' | undefined, // as above
        page: list.page - 1,
        size: list.size === 'all' ? 'all' : (String(list.size) as '20'), // one of the contract's sizes
      },
    },
    texts.title,
  );
  const pending = useCall(members.countPending, {});
  const waiting = pending.data?.pendingCount ?? 0;
  const page = query.data?.memberPage;
  const rows = page?.content ?? [];
  const total = page && `${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`;
  const summary = total && texts.found(total);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {waiting > 0 && filters.status !== 'PENDING' && (
        <div className={styles.waiting}>
          <Notice
            tone="amber"
            title={texts.waiting(format.number(waiting))}
            action={
              <Button size="small" onClick={() => list.setOnlyFilter('status', 'PENDING')}>
                {texts.showWaiting}
              </Button>
            }
          />
        </div>
      )}
      <MemberFilters list={list} summary={isPhone ? undefined : summary} />
      <DataTable
        caption={texts.caption}
        columns={listMemberColumns(texts, list.openRow)}
        rows={rows}
        rowId={(member) => member.memberId}
        status={status}
        summary={summary}
        skeletonRows={list.size === 'all' ? 20 : list.size}
        empty={<MemberEmpty list={list} total={total ?? '0'} />}
        error={
          <ErrorState
            title={texts.errorTitle}
            code={query.error?.code}
            retryLabel={texts.retry}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {texts.errorText}
          </ErrorState>
        }
        labels={{
          loading: texts.loading,
          selectAll: texts.selectAll,
          selectRow: (member) => texts.selectRow(member.name),
          sortBy: texts.sortBy,
          sortOption: texts.sortOption,
        }}
      />
      {page && rows.length > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.size === 'all' ? ALL_BOUND : list.size}
          total={page.totalElements}
          bounded={page.totalIsBound}
          onPageChange={list.setPage}
          labels={{
            nav: texts.nav,
            previous: texts.previous,
            next: texts.next,
            page: (number) => texts.page(format.number(number)),
            summary: ({ from, to, total: of }) => texts.range(from, to, of),
          }}
        >
          <PageSize
            value={list.size}
            onValueChange={list.setSize}
            labels={{
              label: texts.pageSize,
              size: (size) => (size === 'all' ? texts.sizeAll(format.number(ALL_BOUND)) : texts.sizeOf(String(size))),
            }}
          />
        </Pagination>
      )}
      <MemberSheet list={list} />
    </>
  );
}
