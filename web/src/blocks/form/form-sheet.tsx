import { useId } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useFirstProblem } from './form.tsx';
import type { FormDialogProps } from './form-dialog.tsx';
import { FormFailure } from './form-failure.tsx';
import { formTexts } from './texts.ts';

export type FormSheetProps<Values, Field extends string> = Pick<
  FormDialogProps<Values, Field>,
  'form' | 'onSend' | 'onClose' | 'isSending' | 'title' | 'words' | 'children'
> & {
  readonly height?: 'full' | undefined;
};

/** A form in a sheet; one button sends it, and a failure closes nothing. */
export function FormSheet<Values, Field extends string>(props: FormSheetProps<Values, Field>) {
  const { form, onSend, onClose, isSending, title, words, height, children } = props;
  const texts = useTexts(formTexts);
  useFirstProblem(form, true);
  const formId = useId();
  const submit = (): void => {
    if (!isSending) void form.submit(onSend);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={texts.close}
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
    </Sheet>
  );
}
