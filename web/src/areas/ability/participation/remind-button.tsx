import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { AssignmentDetail } from './form-values.ts';
import { participationTexts } from './texts.ts';

/** Reminds all who have not taken part, once that was confirmed. */
export function RemindButton({ assignment }: { readonly assignment: AssignmentDetail }) {
  const texts = useTexts(participationTexts).remind;
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const remind = useCallMutation(abilityParticipation.remindMissing, { alertMessage: null });
  const { assignmentId, version, stage, canRemind, remindedAt } = assignment;
  if (stage !== 'RUNNING') return null;
  const send = (): void =>
    remind.mutate(
      { params: { id: assignmentId }, body: { version } },
      {
        onSuccess: ({ remindedCount }) => {
          showToast({ text: texts.done(format.number(remindedCount)), tone: 'done' });
          setIsOpen(false);
        },
      },
    );
  return (
    <>
      <Button
        variant="primary"
        disabled={!canRemind}
        disabledReason={canRemind || remindedAt === null ? undefined : texts.last(format.moment(remindedAt))}
        onClick={() => setIsOpen(true)}
      >
        {texts.label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.title}
        confirmLabel={texts.confirm}
        keepLabel={texts.keep}
        busy={remind.isPending}
        onConfirm={send}
      >
        {texts.text}
        {remind.isError && (
          <Notice tone="red" title={texts.failed} live="assertive">
            {fieldErrorsOf(remind.error)[0]?.message}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
