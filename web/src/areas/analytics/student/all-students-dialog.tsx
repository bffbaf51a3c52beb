import { analytics } from '@naru/contract/areas/analytics.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { studentTexts } from './texts.ts';

const REASON_MOST = 300;

/** Asks why all students are to be seen. */
export function AllStudentsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTexts(studentTexts).all;
  const open = useCallMutation(analytics.openAllStudents, { alertMessage: null });
  const form = usePageForm({ names: { reason: words.reason }, initial: { reason: '' } });
  return (
    <FormDialog
      form={form}
      onSend={(body) => open.mutate({ body }, { onSuccess: onClose, onError: form.refuse })}
      onClose={onClose}
      isSending={open.isPending}
      title={words.open}
      description={words.text}
      words={{ submit: words.see, sending: words.opening, keep: words.close }}
    >
      <TextField {...form.text('reason')} label={words.reason} help={words.reasonHelp} maxLength={REASON_MOST} />
    </FormDialog>
  );
}
