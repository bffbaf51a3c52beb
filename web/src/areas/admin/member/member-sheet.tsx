import { members, type MemberDetail } from '@naru/contract/areas/member.ts';

import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberFacts } from './member-facts.tsx';
import type { MEMBER_LIST } from './member-list.ts';
import { SlowedNotice } from './slowed-notice.tsx';
import { memberTexts } from './texts.ts';

/** One person, beside the list or over it; the address names them. */
export function MemberSheet({ list }: { readonly list: ListOf<typeof MEMBER_LIST> }) {
  const texts = useTexts(memberTexts);
  const query = useCall(
    members.readMember,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const member: MemberDetail | undefined = query.data?.member;
  return (
    <RowSheet
      list={list}
      query={query}
      title={member?.name ?? texts.detailTitle}
      words={{ errorTitle: texts.errorTitle, goneTitle: texts.detailGone, goneText: texts.detailGoneText }}
      lines={8}
      footer={member && <MemberActions member={member} />}
    >
      {member && (
        <>
          <SlowedNotice username={member.username} />
          <MemberFacts member={member} />
        </>
      )}
    </RowSheet>
  );
}
