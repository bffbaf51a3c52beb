import { programmeDesk, type DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { detailTexts } from './texts.ts';

export interface SubmitDialogProps {
  readonly programme: DeskProgrammeDetail;
  readonly onClose: () => void;
}

interface Values {
  readonly closingReport: string;
  readonly note: string;
}

/** Asks for the approval of the opening, or of the closing with its report. */
export function SubmitDialog({ programme, onClose }: SubmitDialogProps) {
  const all = useTexts(detailTexts);
  const texts = all.submit;
  const { missing } = useTexts(formTexts);
  const countText = useCountText();
  const { programmeId: id, version, canSubmitOpening, closingReport } = programme;
  const kind = canSubmitOpening ? 'OPEN' : 'CLOSE';
  const submit = useCallMutation(programmeDesk.submitApproval, { alertMessage: null });
  const form = usePageForm<Values, 'closingReport' | 'note'>({
    names: { closingReport: texts.report, note: texts.note },
    initial: { closingReport, note: '' },
    check: (values) =>
      kind === 'CLOSE' && values.closingReport.trim() === '' ? { closingReport: missing(texts.report) } : {},
  });
  const send = (values: Values): void =>
    submit.mutate(
      { params: { id }, body: { kind, version, ...values } },
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
      isSending={submit.isPending}
      title={kind === 'OPEN' ? texts.openTitle : texts.closeTitle}
      description={kind === 'OPEN' ? texts.openText : texts.closeText}
      size={kind === 'CLOSE' ? 'large' : undefined}
      words={{ submit: texts.submit, sending: texts.sending, failed: all.failed, conflict: { text: all.conflict } }}
    >
      {kind === 'CLOSE' && (
        <TextArea
          {...form.text('closingReport')}
          label={texts.report}
          help={texts.reportHelp}
          rows={8}
          maxLength={PROGRAMME_MOST.report}
          countText={countText(PROGRAMME_MOST.report)}
        />
      )}
      <TextArea {...form.text('note')} label={texts.note} mark="optional" maxLength={PROGRAMME_MOST.reason} />
    </FormDialog>
  );
}
