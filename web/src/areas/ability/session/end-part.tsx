import { type SessionToTake, testSessions } from '@naru/contract/areas/ability/sessions.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { newRandomKey } from '../../../platform/http/random-key.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ItemNumbers } from '../items/item-numbers.tsx';
import { resultOf } from './addresses.ts';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';
import type { Taking } from './use-outbox.ts';
import type { Pages } from './use-pages.ts';

interface EndPartProps {
  readonly session: SessionToTake;
  readonly taking: Taking;
  readonly pages: Pages;
}

/** The end: what was left out, with the way to it, and handing in. */
export function EndPart({ session, taking, pages }: EndPartProps) {
  const texts = useTexts(sessionTexts).end;
  const format = useFormat();
  const left = pages.missing.filter(({ isOptional }) => !isOptional);
  const optional = pages.missing.length - left.length;
  const isComplete = left.length === 0;
  const [isAsking, setAsking] = useState(false);
  const submission = useSubmission(session, taking);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const count = format.number(left.length);
  return (
    <div className={styles.page}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {isComplete ? texts.allTitle : texts.missingTitle(count)}
      </h2>
      <p className={styles.read}>{isComplete ? texts.allText : texts.missingText}</p>
      {!isComplete && <ItemNumbers items={left} onJump={pages.turnToItem} />}
      {optional > 0 && <p className={styles.meta}>{texts.optionalText(format.number(optional))}</p>}
      {submission.problem !== undefined && (
        <Notice tone={submission.isOffline ? 'offline' : 'red'} live="assertive" title={texts.failed}>
          {submission.problem}
        </Notice>
      )}
      <FormDock>
        <Button size="large" onClick={() => pages.turnTo(0)}>
          {texts.review}
        </Button>
        <Button
          variant="primary"
          size="large"
          busy={submission.isBusy}
          busyLabel={texts.submitting}
          onClick={() => setAsking(true)}
        >
          {isComplete ? texts.submit : texts.submitMissing}
        </Button>
      </FormDock>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.confirmTitle}
        keepLabel={texts.keep}
        confirmLabel={isComplete ? texts.submit : texts.submitMissing}
        onConfirm={() => {
          setAsking(false);
          submission.submit(!isComplete);
        }}
      >
        {isComplete ? texts.confirmText : texts.confirmMissing(count)}
      </ConfirmDialog>
    </div>
  );
}

/** A key as the wire wants it: browsers make one of their own only under TLS. */
function newUuid(): string {
  const key = newRandomKey();
  return [key.slice(0, 8), key.slice(8, 12), key.slice(12, 16), key.slice(16, 20), key.slice(20)].join('-');
}

/** Hands in once all answers have arrived; a submission of which no answer came is sent again as the same one. */
function useSubmission({ sessionId: id }: SessionToTake, { outbox, readElapsed }: Taking) {
  const texts = useTexts(sessionTexts).end;
  const navigate = useNavigate();
  const [isFlushing, setFlushing] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const call = useCallMutation(testSessions.submitSession, {
    alertMessage: null,
    label: texts.submitting,
    // Its result takes the place of this form, which is not asked for again.
    ends: testSessions.readSession,
    onSuccess: ({ sessionId }) => {
      outbox.forget();
      void navigate({ to: resultOf(sessionId), replace: true });
    },
  });
  const submit = async (acceptsMissing: boolean): Promise<void> => {
    setFlushing(true);
    const isSent = await outbox.flush();
    setFlushing(false);
    setOffline(!isSent);
    if (!isSent) return;
    const submissionId = outbox.readSubmissionId(newUuid);
    const elapsedSeconds = readElapsed();
    call.mutate({ params: { id }, body: { submissionId, answerList: [], elapsedSeconds, acceptsMissing } });
  };
  const { error } = call;
  // A conflict shows as what it is: the session is read again, and says how it stands.
  const isShown = error !== null && error.code !== FAILURE.conflict.code;
  const said = isShown ? (fieldErrorsOf(error)[0]?.message ?? error.message) : undefined;
  return {
    submit: (acceptsMissing: boolean) => void submit(acceptsMissing),
    isBusy: isFlushing || call.isPending,
    isOffline,
    problem: isOffline ? texts.offline : said,
  };
}
