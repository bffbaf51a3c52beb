import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants, type BadgeGrantRow } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useBadgeWords } from './use-badge-words.ts';

export interface RevokeDialogProps {
  readonly badges: readonly Pick<BadgeGrantRow, 'assertionId' | 'name' | 'student'>[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Values {
  readonly reason: string;
}

/** Asks why badges are revoked, and does it. */
export function RevokeDialog({ badges, onClose, onDone }: RevokeDialogProps) {
  const { texts: all, nameOf } = useBadgeWords();
  const texts = all.revoke;
  const format = useFormat();
  const countText = useCountText();
  const revoke = useCallMutation(badgeGrants.revokeGrants, {
    alertMessage: null,
    alsoChanges: [badgeClasses.pageClasses, badgeClasses.readClass],
  });
  const form = usePageForm<Values, 'reason'>({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: texts.missing } : {}),
  });
  const [one] = badges;
  const send = ({ reason }: Values): void =>
    revoke.mutate(
      { body: { assertionIdList: badges.map(({ assertionId }) => assertionId), reason } },
      {
        onSuccess: ({ revokedCount }) => {
          showToast({ text: texts.done(format.number(revokedCount)), tone: 'done' });
          onDone();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={revoke.isPending}
      title={
        badges.length === 1 && one
          ? texts.titleOne({ badge: nameOf(one.name), name: one.student.name })
          : texts.title(format.number(badges.length))
      }
      description={texts.text}
      isDanger
      words={{
        submit: texts.submit,
        sending: texts.sending,
        keep: texts.keep,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      <TextArea
        {...form.text('reason')}
        label={texts.reason}
        help={texts.reasonHelp}
        rows={3}
        maxLength={BADGE_MOST.reason}
        countText={countText(BADGE_MOST.reason)}
      />
    </FormDialog>
  );
}
