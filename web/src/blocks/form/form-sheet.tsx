import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useFirstProblem } from './form.tsx';
import type { FormDialogProps } from './form-dialog.tsx';
import { FormFailure } from './form-failure.tsx';
import { KeptSheet } from './kept-sheet.tsx';

export type FormSheetProps<Values, Field extends string> = Pick<
  FormDialogProps<Values, Field>,
  'form' | 'onSend' | 'onClose' | 'isSending' | 'title' | 'words' | 'children'
> & {
  readonly height?: 'full' | undefined;
};

/** A form in a sheet; one button sends it, and a failure closes nothing. */
export function FormSheet<Values, Field extends string>(props: FormSheetProps<Values, Field>) {
  const { form, onSend, onClose, isSending, title, words, height, children } = props;
  useFirstProblem(form, true);
  const formId = useId();
  const submit = (): void => {
    if (!isSending) void form.submit(onSend);
  };
  return (
    <KeptSheet
      isWritten={form.frame.isUnsaved}
      onClose={onClose}
      title={title}
      height={height}
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={isSending} busyLabel={words.sending}>
          {words.submit}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={24}>
          {children}
          <FormFailure frame={form.frame} words={words} />
        </Stack>
      </form>
    </KeptSheet>
  );
}
