import { type ReactNode, useEffect, useRef } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ErrorSummary, focusField } from '../../ui/error-summary.tsx';
import { FormFailure, type FailureWords } from './form-failure.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { formTexts } from './texts.ts';
import type { PageForm } from './use-page-form.ts';

export interface FormProps<Values, Field extends string> {
  readonly form: Pick<PageForm<Values, Field>, 'submit' | 'frame'>;
  /** Sends what was checked. */
  readonly onSend: (values: Values) => unknown;
  /** In place of sending: on to the next step. */
  readonly onForward?: (() => void) | undefined;
  /** Undefined where the screen itself says what the server refused. */
  readonly words?: FailureWords | undefined;
  /** Set for a few fields: no summary stands above them, and the first invalid field takes the focus. */
  readonly isShort?: boolean | undefined;
  /** Asks before it is left; the text says what becomes of what was written, where nothing keeps it. */
  readonly guard?: { readonly isOn?: boolean; readonly text?: string } | undefined;
  /** Brings the step of a field that something is wrong with. */
  readonly reveal?: ((fieldId: string, arrive: () => void) => void) | undefined;
  /** Above the summary: whom it is for, what was brought back. */
  readonly head?: ReactNode;
  /** The buttons. */
  readonly actions?: ReactNode;
  /** By which an address leads to it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The frame of every form: a summary with links, what the server refused besides, and a question before it is left. */
export function Form<Values, Field extends string>(props: FormProps<Values, Field>) {
  const {
    form,
    onSend,
    onForward,
    words,
    isShort = false,
    guard,
    reveal,
    head,
    actions,
    id,
    className,
    children,
  } = props;
  const texts = useTexts(formTexts);
  const { problems, attempt, isUnsaved } = form.frame;
  useFirstProblem(form, isShort);
  return (
    <form
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (onForward) onForward();
        else void form.submit(onSend);
      }}
    >
      {head}
      {!isShort && attempt > 0 && (
        <ErrorSummary title={texts.summary(problems.length)} problems={problems} attempt={attempt} reveal={reveal} />
      )}
      {!isShort && words && <FormFailure frame={form.frame} words={words} />}
      {children}
      {isShort && words && <FormFailure frame={form.frame} words={words} />}
      {actions}
      {guard && <LeaveGuard isUnsaved={guard.isOn ?? isUnsaved} text={guard.text} />}
    </form>
  );
}

/** Leads to the first field that something is wrong with, where no summary does. */
export function useFirstProblem(form: Pick<PageForm<unknown>, 'frame'>, isOn: boolean): void {
  const { attempt, problems } = form.frame;
  const first = problems[0]?.fieldId;
  const led = useRef(0);
  useEffect(() => {
    // Once an attempt. What is wrong may come to be known a moment after it.
    if (!isOn || attempt === led.current || first === undefined) return;
    led.current = attempt;
    focusField(first);
  }, [isOn, attempt, first]);
}
