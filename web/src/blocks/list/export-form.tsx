import { toCallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { usePageForm } from '../form/use-page-form.ts';
import { listTexts } from './texts.ts';

export interface ExportFormProps {
  readonly text: string;
  /** Rejects where the file was not made. */
  readonly onExport: (reason: string) => Promise<void>;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

const REASON_MOST = 300;

/** Asks for the reason before a list is exported; the server says what is too short. */
export function ExportForm({ text, onExport, isBusy, onClose }: ExportFormProps) {
  const { excel: texts, close } = useTexts(listTexts);
  const form = usePageForm({ names: { reason: texts.reason }, initial: { reason: '' } });
  const send = async ({ reason }: { readonly reason: string }): Promise<void> => {
    try {
      await onExport(reason);
    } catch (thrown) {
      form.refuse(toCallError(thrown, ''));
    }
  };
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={isBusy}
      title={texts.title}
      description={text}
      words={{ submit: texts.save, sending: texts.making, keep: close }}
    >
      <TextField {...form.text('reason')} label={texts.reason} help={texts.reasonHelp} maxLength={REASON_MOST} />
    </FormDialog>
  );
}
