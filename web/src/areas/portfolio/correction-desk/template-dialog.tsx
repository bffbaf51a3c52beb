import { correctionDesk, type CorrectionTemplate } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { deskTexts } from './texts.ts';

interface TemplateValues {
  readonly title: string;
  readonly text: string;
}

interface TemplateDialogProps {
  /** Undefined for a new one. */
  readonly template: CorrectionTemplate | undefined;
  /** A new one is everybody's. */
  readonly isShared: boolean;
  readonly onClose: () => void;
}

/** Asks for the words of a template. */
export function TemplateDialog({ template, isShared, onClose }: TemplateDialogProps) {
  const say = useTexts(deskTexts).templates;
  const countText = useCountText();
  const form = usePageForm<TemplateValues, 'title' | 'text'>({
    names: { title: say.name, text: say.text },
    initial: { title: template?.title ?? '', text: template?.text ?? '' },
    check: ({ title, text }) => ({
      ...(title.trim() === '' && { title: say.noName }),
      ...(text.trim() === '' && { text: say.noText }),
    }),
  });
  const create = useCallMutation(correctionDesk.createTemplate, { alertMessage: null });
  const change = useCallMutation(correctionDesk.changeTemplate, { alertMessage: null });
  const told = {
    onSuccess: () => {
      showToast({ text: say.saved, tone: 'done' });
      onClose();
    },
    onError: form.refuse,
  };
  const send = (values: TemplateValues): void =>
    template
      ? change.mutate({ params: { id: template.templateId }, body: { ...values, version: template.version } }, told)
      : create.mutate({ body: { ...values, isShared } }, told);
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={create.isPending || change.isPending}
      title={template ? say.changeName(template.title) : isShared ? say.addShared : say.add}
      words={{ submit: say.save, sending: say.saving, failed: say.failed, conflict: { text: say.conflict } }}
    >
      <TextField {...form.text('title')} label={say.name} maxLength={PAPER_MOST.title} />
      <TextArea
        {...form.text('text')}
        label={say.text}
        rows={5}
        maxLength={PAPER_MOST.template}
        countText={countText(PAPER_MOST.template)}
      />
    </FormDialog>
  );
}
