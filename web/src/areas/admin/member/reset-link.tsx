import { members, type MemberDetail, type ResetWay } from '@naru/contract/areas/member.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { LinkDialog, type ToldLink } from './link-dialog.tsx';
import { memberTexts } from './texts.ts';

export interface ResetLinkProps {
  readonly member: MemberDetail;
  readonly way: ResetWay;
}

/** Shows the link once to those who may see it; otherwise it goes to the person, or waits for a second administrator. */
export function ResetLink({ member, way }: ResetLinkProps) {
  const texts = useTexts(memberTexts);
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState<ToldLink | null>(null);
  const reset = useCallMutation(members.resetMemberPassword, {
    onSuccess: ({ path, expiresAt, way: done }) => {
      setAsking(false);
      if (path === null) showToast({ text: texts.resetDone[done], tone: 'done' });
      else setTold({ path, expiresAt });
    },
  });
  if (way === 'COMMAND') return <Notice tone="info">{texts.resetByCommand}</Notice>;
  const run = (): void => reset.mutate({ params: { id: member.memberId } });
  return (
    <>
      <Button
        busy={reset.isPending}
        busyLabel={texts.changing}
        onClick={() => (way === 'LINK' ? run() : setAsking(true))}
      >
        {texts.reset}
      </Button>
      {way !== 'LINK' && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={texts.resetAsk(member.name)}
          confirmLabel={texts.resetGo[way]}
          busy={reset.isPending}
          busyLabel={texts.changing}
          onConfirm={run}
        >
          {texts.resetWays[way]}
        </ConfirmDialog>
      )}
      <LinkDialog link={told} onClose={() => setTold(null)} />
    </>
  );
}
