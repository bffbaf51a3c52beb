import type { RecordSpec } from '@naru/contract/shared/record.ts';
import type { ReactNode } from 'react';

import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { recordTexts } from './texts.ts';
import type { RecordPageForm } from './use-record-form.ts';

export interface RecordDialogProps<R extends RecordSpec> {
  readonly form: RecordPageForm<R>;
  readonly onClose: () => void;
  /** Words in place of making or saving the record. */
  readonly words?: Partial<Record<'title' | 'text' | 'submit' | 'sending' | 'failed', string>> | undefined;
  /** `RecordFields`, and what else the form asks for. */
  readonly children: ReactNode;
}

/** The form of a declared record in a dialog. */
export function RecordDialog<R extends RecordSpec>({ form, onClose, words, children }: RecordDialogProps<R>) {
  const texts = useTexts(recordTexts);
  const noun = form.record.name[useLocale()];
  const make = form.isNew ? texts.make(noun) : texts.save;
  const { title = make, text, submit = make, sending = texts.saving, failed = texts.failed } = words ?? {};
  return (
    <FormDialog
      form={form}
      onSend={form.send}
      onClose={onClose}
      isSending={form.isSaving}
      title={title}
      description={text}
      words={{ submit, sending, failed, conflict: { text: texts.conflict(noun) } }}
    >
      {children}
    </FormDialog>
  );
}
