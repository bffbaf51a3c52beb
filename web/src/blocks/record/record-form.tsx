import type { RecordSpec } from '@naru/contract/shared/record.ts';
import type { ReactNode } from 'react';

import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../form/form.tsx';
import styles from './record.module.css';
import { recordTexts } from './texts.ts';
import type { RecordPageForm } from './use-record-form.ts';

export interface RecordFormProps<R extends RecordSpec> {
  readonly form: RecordPageForm<R>;
  /** The word on the button, in place of making or saving. */
  readonly submit?: string | undefined;
  /** `RecordFields`, and what else the form asks for. */
  readonly children: ReactNode;
}

/** The frame of a declared record's form: what was refused, a question before it is left, and the button. */
export function RecordForm<R extends RecordSpec>({ form, submit, children }: RecordFormProps<R>) {
  const texts = useTexts(recordTexts);
  const noun = form.record.name[useLocale()];
  return (
    <Form
      form={form}
      onSend={form.send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict(noun) } }}
      guard={{ isOn: form.frame.isUnsaved && !form.isSaving, text: texts.unsaved }}
      className={styles.form}
    >
      {children}
      <div>
        <Button type="submit" variant="primary" busy={form.isSaving} busyLabel={texts.saving}>
          {submit ?? (form.isNew ? texts.make(noun) : texts.save)}
        </Button>
      </div>
    </Form>
  );
}
