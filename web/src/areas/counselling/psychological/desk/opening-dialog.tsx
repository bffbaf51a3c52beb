import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { psychDeskTexts } from './texts.ts';

/** Asks for the records of a student in an emergency. */
export function OpeningDialog({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.opening;
  const ask = useCallMutation(psychDesk.askOpening, { alertMessage: null });
  const form = usePageForm({
    kept: 'PAGE',
    names: { studentNo: texts.studentNo, reason: texts.reason },
    initial: { studentNo: '', reason: '' },
  });
  return (
    <FormDialog
      form={form}
      onSend={(body) =>
        ask.mutate(
          { body },
          {
            onSuccess: () => {
              showToast({ text: texts.done, tone: 'done' });
              onClose();
            },
            onError: form.refuse,
          },
        )
      }
      onClose={onClose}
      isSending={ask.isPending}
      title={texts.askTitle}
      description={texts.askText}
      words={{
        submit: texts.ask,
        sending: all.busy,
        keep: all.keep,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <TextField {...form.text('studentNo')} label={texts.studentNo} />
      <TextArea {...form.text('reason')} label={texts.reason} help={texts.reasonHelp} maxLength={PSYCH_MOST.reason} />
    </FormDialog>
  );
}
