import { completion, type Completer } from '@naru/contract/areas/learning/completion.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { completionTexts } from './texts.ts';

export interface WithdrawDialogProps {
  readonly row: Completer;
  readonly onClose: () => void;
}

/** Withdraws a completion; the person is told why. */
export function WithdrawDialog({ row, onClose }: WithdrawDialogProps) {
  const texts = useTexts(completionTexts).desk.withdraw;
  const countText = useCountText();
  const form = usePageForm({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: texts.missing } : {}),
  });
  const withdraw = useCallMutation(completion.withdrawCompletion, { alertMessage: null });
  const send = ({ reason }: { readonly reason: string }): void =>
    withdraw.mutate(
      { params: { id: row.traineeId }, body: { version: row.version, reason } },
      {
        onSuccess: () => {
          showToast({ text: texts.done, tone: 'done' });
          onClose();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={withdraw.isPending}
      isDanger
      title={texts.title(row.name)}
      description={texts.text}
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
        rows={3}
        maxLength={PROGRAMME_MOST.reason}
        countText={countText(PROGRAMME_MOST.reason)}
      />
    </FormDialog>
  );
}
