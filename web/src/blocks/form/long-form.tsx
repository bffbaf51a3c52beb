import type { ReactNode } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormDock } from './form-dock.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { longFormTexts } from './long-form-texts.ts';
import styles from './long-form.module.css';
import { formTexts } from './texts.ts';
import type { LongFormState } from './use-long-form.ts';

export interface LongFormProps<Values, Field extends string> {
  readonly form: LongFormState<Values, Field>;
  /** Sends it, after `form.begin`. */
  readonly onSend: () => Promise<void>;
  readonly isSending: boolean;
  readonly words: {
    readonly submit: string;
    readonly sending: string;
    /** The title of what the server refused. */
    readonly failed: string;
    /** Who will read it. */
    readonly whoSees?: string | undefined;
    /** What happens once it is sent. */
    readonly after?: string | undefined;
  };
  /** Why it can't be sent now. */
  readonly obstacle?: string | undefined;
  /** Above everything: whom it is for, what to know first. */
  readonly head?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a long form: what was brought back, what is wrong, what was kept and when, and the button that sends it. */
export function LongForm<Values, Field extends string>({
  form,
  onSend,
  isSending,
  words,
  obstacle,
  head,
  className,
  children,
}: LongFormProps<Values, Field>) {
  const texts = useTexts(longFormTexts);
  const common = useTexts(formTexts);
  const format = useFormat();
  const { restoredAt, problems, elsewhere, attempt, isUnsaved, isWaiting, autosave } = form.frame;
  const momentOf = (at: string | number): string => format.relativeTime(at, { time: 'always', inSentence: true });
  const isBusy = isWaiting || isSending;
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      {head}
      {restoredAt !== null && (
        <Notice
          title={texts.restored}
          action={
            <Button variant="text" size="small" onClick={form.startOver}>
              {texts.startOver}
            </Button>
          }
        >
          {texts.restoredText(momentOf(restoredAt))}
        </Notice>
      )}
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary title={common.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      {elsewhere !== null && (
        <Notice tone="red" live="assertive" title={words.failed}>
          {elsewhere}
        </Notice>
      )}
      {children}
      <p className={styles.kept} role="status">
        {[words.whoSees, keptNow()].filter(Boolean).join(' ')}
      </p>
      <FormDock note={words.after}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isBusy}
          busyLabel={words.sending}
          disabledReason={obstacle}
          disabled={obstacle !== undefined}
        >
          {words.submit}
        </Button>
      </FormDock>
      <LeaveGuard isUnsaved={isUnsaved && !isBusy && autosave.hasFailed} />
    </form>
  );

  function keptNow(): string {
    if (autosave.hasFailed) return texts.saveFailed;
    return autosave.savedAt === null ? '' : texts.saved(momentOf(autosave.savedAt));
  }
}
