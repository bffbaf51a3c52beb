import { members, type MemberDetail } from '@naru/contract/areas/member.ts';

import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberFacts } from './member-facts.tsx';
import type { MemberFilter } from './member-list.ts';
import { SlowedNotice } from './slowed-notice.tsx';
import { memberTexts } from './texts.ts';

/** One person, beside the list or over it; the address names them. */
export function MemberSheet({ list }: { readonly list: UsedListState<MemberFilter> }) {
  const texts = useTexts(memberTexts);
  const query = useCall(
    members.readMember,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const member: MemberDetail | undefined = query.data?.member;
  const isGone = query.error?.code === '404';
  return (
    <Sheet
      open={list.open !== null}
      onOpenChange={(open) => !open && list.closeRow()}
      title={member?.name ?? texts.detailTitle}
      closeLabel={texts.close}
      footer={member && <MemberActions member={member} />}
    >
      {member && (
        <>
          <SlowedNotice username={member.username} />
          <MemberFacts member={member} />
        </>
      )}
      {query.isLoading && <Skeleton label={texts.loading} count={8} />}
      {isGone && (
        <EmptyState title={texts.detailGone} headingLevel={3}>
          {texts.detailGoneText}
        </EmptyState>
      )}
      {query.isError && !isGone && (
        <ErrorState
          title={texts.errorTitle}
          code={query.error.code}
          retryLabel={texts.retry}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {texts.errorText}
        </ErrorState>
      )}
    </Sheet>
  );
}
