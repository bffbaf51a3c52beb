import type { ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { catalogueTexts } from '../texts.ts';
import { useApply, useTerms } from './use-apply.ts';

export interface ApplyDialogProps {
  readonly programme: ProgrammeDetail;
  readonly onClose: () => void;
}

/** Asks what the organisers want to know, or once more where it cannot be cancelled; with when it meets. */
export function ApplyDialog({ programme, onClose }: ApplyDialogProps) {
  const texts = useTexts(catalogueTexts).apply;
  const countText = useCountText();
  const { name, question } = programme;
  const form = usePageForm<{ answer: string }, 'answer'>({ names: { answer: texts.answer }, initial: { answer: '' } });
  const { apply, isPending } = useApply(programme);
  const terms = useTerms(programme);
  const answer = form.pick('answer');
  return (
    <FormDialog
      form={form}
      onSend={(values) => apply(values.answer, { onSuccess: onClose, onError: form.refuse })}
      onClose={onClose}
      isSending={isPending}
      title={texts.title(name)}
      description={terms}
      size="small"
      words={{
        submit: texts.submit,
        sending: texts.sending,
        keep: texts.keep,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      {question !== '' && (
        <TextArea
          id={answer.id}
          label={question}
          rows={3}
          maxLength={PROGRAMME_MOST.answer}
          countText={countText(PROGRAMME_MOST.answer)}
          value={answer.value}
          error={answer.error}
          onChange={(event) => answer.onValueChange(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
