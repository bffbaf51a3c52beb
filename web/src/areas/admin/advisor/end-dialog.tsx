import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_END_REASONS, type AdvisorEndReason } from '@naru/contract/areas/counselling/advisor/words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { FromFields } from './from-fields.tsx';
import { advisorTexts } from './texts.ts';

export interface EndDialogProps {
  readonly today: string;
  readonly name: string;
  readonly advisorName: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface EndValues {
  readonly endOn: string | null;
  readonly reason: AdvisorEndReason;
}
type EndField = keyof EndValues;

/** A dialog to end an assignment without a next advisor: the day, the reason, and the consequences. */
export function EndDialog(props: EndDialogProps) {
  const { today, name, advisorName, studentId, assignmentId, onClose, onDone } = props;
  const all = useTexts(advisorTexts);
  const texts = all.end;
  const form = usePageForm<EndValues, EndField>({
    names: { endOn: texts.on, reason: all.change.reason },
    initial: { endOn: today, reason: 'RETIREMENT' },
    check: ({ endOn }) => (endOn === null ? { endOn: all.missingDay } : {}),
  });
  const end = useCallMutation(advisorDesk.endAdvisors, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
      onDone();
    },
  });
  const send = ({ endOn, reason }: EndValues): void =>
    end.mutate(
      { body: { endList: [{ stdntId: studentId, assignmentId }], endOn: endOn ?? '', reason } },
      { onError: form.refuse },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={end.isPending}
      title={texts.title({ name, advisor: advisorName })}
      description={texts.text}
      words={{ submit: texts.submit, keep: texts.keep, failed: texts.failed, conflict: { text: all.conflict } }}
    >
      <FromFields label={texts.on} day={form.day('endOn')} reason={form.pick('reason')} reasons={ADVISOR_END_REASONS} />
    </FormDialog>
  );
}
