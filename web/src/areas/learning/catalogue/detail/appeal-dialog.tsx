import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { catalogueTexts } from '../texts.ts';

export interface AppealDialogProps {
  readonly traineeId: string;
  readonly onClose: () => void;
}

/** Asks what happened; what was written stays where it could not be sent. */
export function AppealDialog({ traineeId, onClose }: AppealDialogProps) {
  const texts = useTexts(catalogueTexts).noShow;
  const countText = useCountText();
  const form = usePageForm<{ content: string }, 'content'>({
    names: { content: texts.reason },
    initial: { content: '' },
    check: ({ content }) => (content.trim() === '' ? { content: texts.missing } : {}),
  });
  const appeal = useCallMutation(catalogue.appealNoShow, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.sent, tone: 'done' });
      onClose();
    },
  });
  const content = form.pick('content');
  return (
    <FormDialog
      form={form}
      onSend={(body) => appeal.mutate({ params: { id: traineeId }, body }, { onError: form.refuse })}
      onClose={onClose}
      isSending={appeal.isPending}
      title={texts.dialog}
      description={texts.dialogText}
      size="small"
      words={{
        submit: texts.send,
        sending: texts.sending,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      <TextArea
        id={content.id}
        label={texts.reason}
        rows={4}
        maxLength={PROGRAMME_MOST.reason}
        countText={countText(PROGRAMME_MOST.reason)}
        value={content.value}
        error={content.error}
        onChange={(event) => content.onValueChange(event.target.value)}
      />
    </FormDialog>
  );
}
