import { attendance, type OwnSession } from '@naru/contract/areas/learning/attendance.ts';
import { DIGITS } from '@naru/contract/areas/learning/attendance-code.ts';
import { useQueryClient } from '@tanstack/react-query';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { areaKeyOf } from '../../../platform/query/call-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { attendanceTexts } from './texts.ts';
import styles from './typed-code.module.css';
import { useTypedCode } from './use-typed-code.ts';

const NOT_DIGIT = /\D/g;

export interface TypedCodeFieldProps {
  readonly person: string;
  readonly session: OwnSession;
}

/** Six digits from the wall; what is typed without network is kept and sent later. */
export function TypedCodeField({ person, session }: TypedCodeFieldProps) {
  const texts = useTexts(attendanceTexts).own;
  const format = useFormat();
  const queryClient = useQueryClient();
  const form = usePageForm<{ readonly digits: string }, 'digits'>({
    kept: 'NOWHERE',
    names: { digits: texts.digits },
    initial: { digits: '' },
    check: ({ digits }) => (DIGITS.test(digits) ? {} : { digits: texts.invalid }),
  });
  const typed = useTypedCode({
    person,
    sessionId: session.sessionId,
    onCounted: ({ waits }) => {
      showToast({ text: waits ? texts.doneWaits : texts.done, tone: 'done' });
      void queryClient.invalidateQueries({ queryKey: areaKeyOf(attendance.listOwn) });
    },
  });
  // Kept digits may be refused long after they were typed, which shows at the field and moves no focus.
  const said = typed.error && (fieldErrorsOf(typed.error)[0]?.message ?? typed.error.serverMessage ?? texts.failed);
  if (typed.kept && !typed.isSending)
    return (
      <Notice tone="offline" live="polite" title={texts.kept}>
        {texts.keptText(format.time(typed.kept.typedAt))}
      </Notice>
    );
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={({ digits }) => typed.type(digits)}
      isShort
      actions={
        <Button type="submit" variant="primary" busy={typed.isSending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      }
    >
      <TextField
        {...form.text('digits')}
        label={texts.digits}
        className={styles.digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={form.errors.digits ?? said}
        onChange={(event) => {
          form.set({ digits: event.target.value.replaceAll(NOT_DIGIT, '').slice(0, 6) });
          typed.forgetError();
        }}
      />
    </Form>
  );
}
