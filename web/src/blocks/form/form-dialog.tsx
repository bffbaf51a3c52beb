import { type ReactNode, useEffect, useId, useRef } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useFirstProblem } from './form.tsx';
import { FormFailure, type FailureWords } from './form-failure.tsx';
import { formTexts } from './texts.ts';
import type { PageForm } from './use-page-form.ts';

export interface FormDialogProps<Values, Field extends string> {
  readonly form: Pick<PageForm<Values, Field>, 'submit' | 'frame'>;
  readonly onSend: (values: Values) => unknown;
  readonly onClose: () => void;
  readonly isSending: boolean;
  readonly title: string;
  readonly description?: ReactNode;
  readonly words: FailureWords & {
    readonly submit: string;
    readonly sending?: string | undefined;
    /** The label of the button that sends nothing, where "close" would mean something else. */
    readonly keep?: string | undefined;
  };
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly isDanger?: boolean | undefined;
  /** Whether something was entered, where that began before the dialog opened. */
  readonly isWritten?: boolean | undefined;
  /** Why it can't be sent now. */
  readonly obstacle?: string | undefined;
  /** Why it can't be sent any more; nothing is left then but to read, to copy and to close. */
  readonly over?: string | undefined;
  readonly children?: ReactNode;
}

/** A form in a dialog; a press beside it closes nothing that was written, nor does a failure. */
export function FormDialog<Values, Field extends string>(props: FormDialogProps<Values, Field>) {
  const { form, onSend, onClose, isSending, title, description, words, size, children } = props;
  const { isDanger = false, isWritten = form.frame.isUnsaved, obstacle, over } = props;
  const texts = useTexts(formTexts);
  useFirstProblem(form, true);
  const formId = useId();
  const closeRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the keyboard would begin at the top of the page.
    if (over !== undefined && document.activeElement === document.body) closeRef.current?.focus();
  }, [over]);
  const submit = (): void => {
    if (!isSending && obstacle === undefined && over === undefined) void form.submit(onSend);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      size={size}
      sticky={isWritten}
      actions={
        <>
          <Button ref={closeRef} onClick={onClose}>
            {over === undefined ? (words.keep ?? texts.close) : texts.close}
          </Button>
          {over === undefined && (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              busy={isSending}
              busyLabel={words.sending}
              disabled={obstacle !== undefined}
              disabledReason={obstacle}
              // By Enter in a field, too.
              type="submit"
              form={formId}
            >
              {words.submit}
            </Button>
          )}
        </>
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
        <Stack>
          {children}
          {over !== undefined && form.frame.elsewhere === null ? (
            <Notice tone="red" live="assertive">
              {over}
            </Notice>
          ) : (
            <FormFailure frame={form.frame} words={words} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
