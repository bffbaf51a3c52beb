import { MEMBER_STATUSES, members } from '@naru/contract/areas/member.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import styles from './list-screen.module.css';
import { listMemberColumns } from './member-columns.tsx';
import { MEMBER_LIST } from './member-list.ts';
import { MemberSheet } from './member-sheet.tsx';
import { memberTexts } from './texts.ts';
import { SlowedAddresses } from './slowed-addresses.tsx';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { WaitingChanges } from './waiting-changes.tsx';

/** Everybody with an account; whose sign-up waits comes first to mind. */
export function MemberListScreen() {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const list = useListState(MEMBER_LIST);
  const { options: types } = useEnumeration('memberType');
  useScreenTitle(texts.title);

  const { filters } = list;
  const query = usePageCall(
    list,
    members.pageMembers,
    {
      searchText: filters.text || undefined,
      status: filters.status || undefined,
      memberType: filters.type || undefined,
      externalAt: filters.external || undefined,
    },
    texts.title,
  );
  const pending = useCall(members.countPending, {});
  const waiting = pending.data?.pendingCount ?? 0;
  const page = query.data?.memberPage;
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
      <WaitingChanges />
      <SlowedAddresses />
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listMemberColumns(texts, list.openRow)}
        rowId={(member) => member.memberId}
        rowName={(member) => member.name}
        search="text"
        choices={[
          {
            filter: 'status',
            label: texts.status,
            any: texts.statusAll,
            options: MEMBER_STATUSES.map((one) => ({ value: one, label: texts.statuses[one] })),
          },
          { filter: 'type', label: texts.type, any: texts.typeAll, options: types },
          {
            filter: 'external',
            label: texts.external,
            any: texts.externalAll,
            options: [
              { value: 'N', label: texts.inside },
              { value: 'Y', label: texts.outside },
            ],
          },
        ]}
        words={texts}
      />
      <MemberSheet list={list} />
    </>
  );
}
