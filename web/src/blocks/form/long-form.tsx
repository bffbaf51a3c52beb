import { Fragment, type ReactNode } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Form } from './form.tsx';
import { FormDock } from './form-dock.tsx';
import { FormStepHead } from './form-step-head.tsx';
import { longFormTexts } from './long-form-texts.ts';
import styles from './long-form.module.css';
import type { FormSections } from './use-form-sections.ts';
import type { LongFormState } from './use-long-form.ts';

export interface LongFormProps<Values, Field extends string> {
  readonly form: LongFormState<Values, Field>;
  /** Sends what was checked; no draft is on its way any more. */
  readonly onSend: (values: Values) => unknown;
  readonly isSending: boolean;
  readonly words: {
    readonly submit: string;
    readonly sending: string;
    /** The title of what the server refused. */
    readonly failed: string;
    /** Names the readers. */
    readonly whoSees?: string | undefined;
    /** Tells what happens once it is sent. */
    readonly after?: string | undefined;
  };
  /** Why it can't be sent now. */
  readonly obstacle?: string | undefined;
  /** Above everything: whom it is for, what to know first. */
  readonly head?: ReactNode;
  readonly className?: string | undefined;
  /** Its fields in sections, one a step on a phone, in place of children. */
  readonly sections?: FormSections<Field> | undefined;
  readonly children?: ReactNode;
}

/** The frame of a long form: what was brought back, what is wrong, what was kept and when, and the button that sends it. */
export function LongForm<Values, Field extends string>(props: LongFormProps<Values, Field>) {
  const { form, onSend, isSending, words, obstacle, head, className, sections, children } = props;
  const texts = useTexts(longFormTexts);
  const format = useFormat();
  const { autosave, isWaiting, isAtRisk } = form.draft;
  const isBusy = isWaiting || isSending;
  const steps = sections?.isStepped === true ? sections : undefined;
  const step = steps?.list[steps.at];
  const goesOn = steps !== undefined && !steps.isLast;
  return (
    <Form
      className={className}
      form={form}
      onSend={onSend}
      onForward={goesOn ? steps.forward : undefined}
      words={words}
      guard={{ isOn: isAtRisk && !isBusy }}
      reveal={steps?.reveal}
      head={
        <>
          {head}
          {steps && step && (
            <FormStepHead at={steps.at + 1} count={steps.list.length} title={step.title} headRef={steps.setHead} />
          )}
          {(steps === undefined || steps.at === 0) && <RestoredNotice form={form} />}
        </>
      }
      actions={
        <>
          <p className={styles.kept} role="status">
            {[words.whoSees, keptNow()].filter(Boolean).join(' ')}
          </p>
          <FormDock note={goesOn ? undefined : words.after}>
            {steps && steps.at > 0 && (
              <Button size="large" onClick={steps.back} disabled={isBusy}>
                {texts.back}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={isBusy}
              busyLabel={words.sending}
              // The second press of a quick pair is no answer to the step that has just come.
              onClick={(event) => steps && event.detail > 1 && event.preventDefault()}
              {...(!goesOn && { disabledReason: obstacle, disabled: obstacle !== undefined })}
            >
              {goesOn ? texts.next : words.submit}
            </Button>
          </FormDock>
        </>
      }
    >
      {step
        ? step.content
        : (sections?.list.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>) ?? children)}
    </Form>
  );

  function keptNow(): string {
    if (autosave.hasFailed) return texts.saveFailed;
    const { savedAt } = autosave;
    return savedAt === null ? '' : texts.saved(format.relativeTime(savedAt, { time: 'always', inSentence: true }));
  }
}

function RestoredNotice({ form }: { readonly form: Pick<LongFormState<never>, 'draft' | 'startOver'> }) {
  const texts = useTexts(longFormTexts);
  const format = useFormat();
  const { restoredAt } = form.draft;
  if (restoredAt === null) return null;
  return (
    <Notice
      title={texts.restored}
      action={
        <Button variant="text" size="small" onClick={form.startOver}>
          {texts.startOver}
        </Button>
      }
    >
      {texts.restoredText(format.relativeTime(restoredAt, { time: 'always', inSentence: true }))}
    </Notice>
  );
}
