import { correction } from '@naru/contract/areas/counselling/meeting/correction.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import {
  request,
  type STUDENT_ACTIONS,
  type StudentMeeting,
} from '@naru/contract/areas/counselling/meeting/request.ts';
import { useState } from 'react';

import { CalendarButton } from '../../../../blocks/counselling/calendar-button.tsx';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { profileOf } from '../../shared/addresses.ts';
import styles from './detail-screen.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { historyTexts } from './texts.ts';

const ReasonDialog = loadOnUse(
  async () => (await withTexts(import('../../../../blocks/counselling/reason-dialog.tsx'))).ReasonDialog,
);

type Action = (typeof STUDENT_ACTIONS)[number];
type Asked = 'WITHDRAW' | 'CANCEL' | 'DECLINE' | 'DISPUTE' | 'ASK_CORRECTION';

/** The actions with a filled button; all others are grey. */
const MAIN: ReadonlySet<Action> = new Set(['ACCEPT', 'CONFIRM']);
const ORDER: readonly Action[] = [
  'ACCEPT',
  'CONFIRM',
  'RESCHEDULE',
  'DISPUTE',
  'ASK_CORRECTION',
  'DECLINE',
  'WITHDRAW',
  'CANCEL',
];
const REASONED: ReadonlySet<Asked> = new Set(['CANCEL', 'DISPUTE', 'ASK_CORRECTION']);

/** Shows the next step, and the actions that the student can take now, as the server lists them. */
export function NextPart({ meeting }: { readonly meeting: StudentMeeting }) {
  const texts = useTexts(historyTexts).detail;
  const format = useFormat();
  const { nextOf } = useCounsellingWords();
  const [asked, setAsked] = useState<Asked | 'RESCHEDULE' | null>(null);
  const options = { alertMessage: null, alsoChanges: [counsellingSummary.readSummary] };
  const withdraw = useCallMutation(request.withdrawRequest, options);
  const cancel = useCallMutation(request.cancelMeeting, options);
  const answer = useCallMutation(invitation.answerInvitation, options);
  const confirm = useCallMutation(record.confirmMeeting, options);
  const askDepartment = useCallMutation(correction.askOwnCorrection, options);
  const calls = {
    WITHDRAW: withdraw,
    CANCEL: cancel,
    DECLINE: answer,
    DISPUTE: confirm,
    ASK_CORRECTION: askDepartment,
  };
  const { requestId: id, version, can, status, ending, counsellor, next } = meeting;
  const params = { id };
  const when = format.moment(meeting.beginsAt);

  const after = (action: Action) => ({
    onSuccess: () => {
      setAsked(null);
      showToast({ text: texts.done[action], tone: 'done' as const });
    },
    ...(MAIN.has(action) && {
      onError: (failure: Error) => showToast({ text: failure.message, tone: 'error' as const }),
    }),
  });
  const run = (action: Action, reason = ''): void => {
    if (action === 'WITHDRAW') withdraw.mutate({ params, body: { version } }, after(action));
    if (action === 'CANCEL') cancel.mutate({ params, body: { version, reason } }, after(action));
    if (action === 'ASK_CORRECTION') askDepartment.mutate({ params, body: { version, reason } }, after(action));
    if (action === 'ACCEPT' || action === 'DECLINE')
      answer.mutate({ params, body: { version, isAccepted: action === 'ACCEPT' } }, after(action));
    if (action === 'CONFIRM' || action === 'DISPUTE')
      confirm.mutate({ params, body: { version, isConfirmed: action === 'CONFIRM', reason } }, after(action));
  };
  const press = (action: Action): void => {
    if (action === 'ACCEPT' || action === 'CONFIRM') run(action);
    else {
      for (const call of Object.values(calls)) call.reset();
      setAsked(action);
    }
  };
  const isOver = next === null;
  const text = nextOf(meeting, 'student') ?? describeEnd();
  const note = describeNote();
  const actions = ORDER.filter((action) => can.includes(action));
  const isAgreed = status === 'APPROVED' && next?.step === 'MEET';
  const asksAgain = isOver && status !== 'COMPLETED' && ending !== 'RESCHEDULED';
  // The follow-ups stand below, to be ticked off.
  const saysMore = text !== undefined && next?.step !== 'FOLLOW_UP';
  if (!saysMore && note === undefined && actions.length === 0 && !asksAgain) return null;
  return (
    <div className={styles.next} data-over={isOver || undefined}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {(actions.length > 0 || asksAgain || isAgreed) && (
        <div className={styles.actions}>
          {isAgreed && <CalendarButton of={{ spec: history.sendOwnAppointment, input: { params } }} />}
          {actions.map((action) => (
            <Button
              key={action}
              variant={MAIN.has(action) ? 'primary' : 'secondary'}
              busy={MAIN.has(action) && (answer.isPending || confirm.isPending) && asked === null}
              onClick={() => press(action)}
            >
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
          danger={asked === 'CANCEL' || asked === 'WITHDRAW'}
          asksReason={REASONED.has(asked)}
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
    return status === 'ABSENT' && can.includes('DISPUTE') ? texts.absent : undefined;
  }

  function describeNote(): string | undefined {
    if (next?.step === 'CONFIRM' && can.includes('CONFIRM')) return texts.confirm;
    if (next?.step !== 'MEET' || meeting.cancellableUntil === null) return undefined;
    if (!can.includes('CANCEL')) return texts.afterDeadline;
    return texts.cancellable(format.relativeTime(meeting.cancellableUntil, { time: 'always', inSentence: true }));
  }
}
