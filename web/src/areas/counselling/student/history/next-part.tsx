import { request, type STUDENT_ACTIONS, type StudentMeeting } from '@naru/contract/areas/counselling/request.ts';
import { useState } from 'react';

import { ReasonDialog } from '../../../../blocks/counselling/reason-dialog.tsx';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { profileOf } from '../addresses.ts';
import styles from './detail-screen.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { historyTexts } from './texts.ts';

type Action = (typeof STUDENT_ACTIONS)[number];

const ORDER: readonly Action[] = ['RESCHEDULE', 'WITHDRAW', 'CANCEL'];

/** What comes next, and what the student can do now, as the server says it. */
export function NextPart({ meeting }: { readonly meeting: StudentMeeting }) {
  const texts = useTexts(historyTexts).detail;
  const format = useFormat();
  const { nextOf } = useCounsellingWords();
  const [asked, setAsked] = useState<Action | null>(null);
  const options = { alertMessage: null };
  const withdraw = useCallMutation(request.withdrawRequest, options);
  const cancel = useCallMutation(request.cancelMeeting, options);
  const calls = { WITHDRAW: withdraw, CANCEL: cancel };
  const { requestId: id, version, can, status, ending, counsellor, next } = meeting;
  const params = { id };
  const when = format.moment(meeting.beginsAt);

  const run = (action: keyof typeof calls, reason: string): void => {
    const after = {
      onSuccess: () => {
        setAsked(null);
        showToast({ text: texts.done[action], tone: 'done' as const });
      },
    };
    if (action === 'WITHDRAW') withdraw.mutate({ params, body: { version } }, after);
    else cancel.mutate({ params, body: { version, reason } }, after);
  };
  const press = (action: Action): void => {
    for (const call of Object.values(calls)) call.reset();
    setAsked(action);
  };
  const isOver = next === null;
  const text = nextOf(meeting, 'student') ?? describeEnd();
  const note = describeNote();
  const actions = ORDER.filter((action) => can.includes(action));
  const asksAgain = isOver && status !== 'COMPLETED' && ending !== 'RESCHEDULED';
  // What is left to do stands below, to be ticked off.
  const saysMore = text !== undefined && next?.step !== 'FOLLOW_UP';
  if (!saysMore && note === undefined && actions.length === 0 && !asksAgain) return null;
  return (
    <div className={styles.next} data-over={isOver || undefined}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {(actions.length > 0 || asksAgain) && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button key={action} onClick={() => press(action)}>
              {texts.actions[action]}
            </Button>
          ))}
          {asksAgain && (
            <ButtonLink as={(slot) => <AppLink to={profileOf(counsellor.counsellorId)} {...slot} />}>
              {texts.again}
            </ButtonLink>
          )}
        </div>
      )}
      {asked === 'RESCHEDULE' && <MoveDialog meeting={meeting} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'RESCHEDULE' && (
        <ReasonDialog
          title={texts.ask[asked].title(when)}
          text={texts.ask[asked].text}
          keepLabel={texts.keep}
          confirmLabel={texts.actions[asked]}
          busyLabel={texts.busy}
          danger
          asksReason={asked === 'CANCEL'}
          busy={calls[asked].isPending}
          failure={calls[asked].error}
          onConfirm={(reason) => run(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );

  function describeEnd(): string | undefined {
    if (ending === 'EXPIRED') return texts.over.EXPIRED;
    if (status === 'REJECTED') return texts.over.REJECTED;
    return undefined;
  }

  function describeNote(): string | undefined {
    if (next?.step !== 'MEET' || meeting.cancellableUntil === null) return undefined;
    if (!can.includes('CANCEL')) return texts.afterDeadline;
    return texts.cancellable(format.relativeTime(meeting.cancellableUntil, { time: 'always', inSentence: true }));
  }
}
