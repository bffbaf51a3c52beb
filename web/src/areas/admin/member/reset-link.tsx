import { members, type MemberDetail } from '@naru/contract/areas/member.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { memberTexts } from './texts.ts';

/** A link to a new password, told once: the password itself nobody learns but the person. */
export function ResetLink({ member }: { readonly member: MemberDetail }) {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const reset = useCallMutation(members.resetMemberPassword, { onSuccess: () => setOpen(true) });
  const address = reset.data ? `${window.location.origin}${reset.data.path}` : '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ text: texts.copied, tone: 'done' });
    } catch {
      setFailed(true); // said in its place
    }
  };
  return (
    <>
      <Button
        busy={reset.isPending}
        busyLabel={texts.changing}
        onClick={() => reset.mutate({ params: { id: member.memberId } })}
      >
        {texts.reset}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.resetTitle}
        description={reset.data && texts.resetText(format.dateTime(reset.data.expiresAt, 'YYYY. M. D. HH:mm'))}
        closeLabel={texts.close}
        sticky
        actions={
          <Button variant="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        }
      >
        <TextField label={texts.resetLink} value={address} readOnly onFocus={(event) => event.target.select()} />
        {hasFailed && <Notice tone="amber" live="polite" title={texts.copyFailed} />}
      </Dialog>
    </>
  );
}
