import { members, type MemberAction, type MemberDetail } from '@naru/contract/areas/member.ts';
import { useState } from 'react';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './member-actions.module.css';
import { ResetLink } from './reset-link.tsx';
import { memberTexts } from './texts.ts';

const NEEDS_REASON: ReadonlySet<MemberAction> = new Set<MemberAction>(['REFUSE', 'LOCK']);
const LOOKS: Readonly<Record<MemberAction, 'primary' | 'danger' | undefined>> = {
  APPROVE: 'primary',
  UNLOCK: 'primary',
  REFUSE: undefined,
  LOCK: undefined,
};
/** The filled button ends the row, as in every dialog. */
const ORDER: readonly MemberAction[] = ['REFUSE', 'LOCK', 'APPROVE', 'UNLOCK'];

/** What can be done with the account now, as the server says it. */
export function MemberActions({ member }: { readonly member: MemberDetail }) {
  const texts = useTexts(memberTexts);
  const [asked, setAsked] = useState<MemberAction | null>(null);
  if (member.can.length === 0 && member.resetWay === null) return null;
  const actions = [...member.can].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return (
    <div className={styles.actions}>
      {member.resetWay !== null && <ResetLink member={member} way={member.resetWay} />}
      {actions.map((action) => (
        <Button key={action} variant={LOOKS[action]} onClick={() => setAsked(action)}>
          {texts[action]}
        </Button>
      ))}
      <ActionDialog key={asked} member={member} action={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

interface ActionDialogProps {
  readonly member: MemberDetail;
  readonly action: MemberAction | null;
  readonly onClose: () => void;
}

/** Says what will happen, asks why where the person will, and keeps what was written when it fails. */
function ActionDialog({ member, action, onClose }: ActionDialogProps) {
  const texts = useTexts(memberTexts);
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const change = useCallMutation(members.changeMemberStatus, { alertMessage: null });
  if (action === null) return null;
  const needsReason = NEEDS_REASON.has(action);
  const isMissing = needsReason && reason.trim() === '';
  const confirm = (): void => {
    setSubmitted(true);
    if (isMissing) return;
    change.mutate(
      { params: { id: member.memberId }, body: { version: member.version, action, ...(needsReason && { reason }) } },
      {
        onSuccess: () => {
          showToast({ text: texts.done[action], tone: 'done' });
          onClose();
        },
      },
    );
  };
  const ask = texts.ask[action];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ask.title(member.name)}
      description={ask.text}
      closeLabel={texts.close}
      size="small"
      sticky={reason !== ''}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant={needsReason ? 'danger' : 'primary'}
            busy={change.isPending}
            busyLabel={texts.changing}
            onClick={confirm}
          >
            {texts[action]}
          </Button>
        </>
      }
    >
      {needsReason && (
        <TextArea
          label={texts.reason}
          help={texts.reasonHelp}
          maxLength={500}
          value={reason}
          error={wasSubmitted && isMissing ? texts.reasonMissing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {change.error && <Notice tone="red" live="assertive" title={sayFailure(change.error, texts.conflict)} />}
    </Dialog>
  );
}
