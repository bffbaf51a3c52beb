import {
  deskMeeting,
  type COUNSELLOR_ACTIONS,
  type DeskMeeting,
} from '@naru/contract/areas/counselling/meeting/desk.ts';
import { correction } from '@naru/contract/areas/counselling/meeting/correction.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { useState } from 'react';

import { CalendarButton } from '../../../../blocks/counselling/calendar-button.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';
import { useApprove } from './use-approve.ts';

const ReasonDialog = loadOnUse(
  async () => (await withTexts(import('../../../../blocks/counselling/reason-dialog.tsx'))).ReasonDialog,
);

const MoveSheet = loadOnUse(async () => (await withTexts(import('./move-sheet.tsx'))).MoveSheet);

type Action = (typeof COUNSELLOR_ACTIONS)[number];
type Asked = 'REJECT' | 'CANCEL' | 'RETRACT' | 'ABSENT' | 'CORRECT' | 'ASK_CORRECTION';

/** Actions that take something from the student. */
const TAKING: ReadonlySet<Action> = new Set(['REJECT', 'CANCEL', 'RETRACT']);
const isTaking = (action: Action): boolean => TAKING.has(action);
/** Actions that need no reason. */
const PLAIN: ReadonlySet<Asked> = new Set(['ABSENT', 'RETRACT']);

/** The main action first; undoing ones last. */
const ORDER: readonly Action[] = [
  'APPROVE',
  'COMPLETE',
  'CHANGE_RECORD',
  'RESCHEDULE',
  'ABSENT',
  'CORRECT',
  'ASK_CORRECTION',
  'RETRACT',
  'REJECT',
  'CANCEL',
];

/** The actions that the counsellor can take now, as the server lists them. */
export function MeetingActions({ meeting }: { readonly meeting: DeskMeeting }) {
  const texts = useTexts(meetingTexts).detail;
  const format = useFormat();
  const { desk, form } = useDesk();
  const [asked, setAsked] = useState<Asked | 'RESCHEDULE' | null>(null);
  const approve = useApprove(meeting);
  const silent = { alertMessage: null };
  const calls = {
    REJECT: useCallMutation(deskMeeting.rejectRequest, silent),
    CANCEL: useCallMutation(deskMeeting.cancelAppointment, silent),
    RETRACT: useCallMutation(invitation.retractInvitation, silent),
    ABSENT: useCallMutation(deskMeeting.markAbsent, silent),
    CORRECT: useCallMutation(deskMeeting.correctOutcome, silent),
    ASK_CORRECTION: useCallMutation(correction.askCorrection, silent),
  };
  const { requestId, version, can, status, student } = meeting;
  const params = { desk, id: requestId };
  const when = format.moment(meeting.beginsAt);

  const run = (action: Asked, reason: string): void => {
    const after = {
      onSuccess: () => {
        setAsked(null);
        showToast({ text: texts.done[action], tone: 'done' as const });
      },
    };
    if (action === 'REJECT') calls.REJECT.mutate({ params, body: { version, reason } }, after);
    if (action === 'CANCEL') calls.CANCEL.mutate({ params, body: { version, reason } }, after);
    if (action === 'RETRACT') calls.RETRACT.mutate({ params, body: { version } }, after);
    if (action === 'ABSENT') calls.ABSENT.mutate({ params, body: { version } }, after);
    if (action === 'ASK_CORRECTION') calls.ASK_CORRECTION.mutate({ params, body: { version, reason } }, after);
    if (action === 'CORRECT')
      calls.CORRECT.mutate({ params, body: { version, to: 'ABSENT', reason, record: null } }, after);
  };
  const draw = (action: Action, index: number) => {
    const variant = index === 0 ? 'primary' : undefined;
    switch (action) {
      case 'APPROVE':
        return (
          <Button key={action} variant={variant} busy={approve.isPending} busyLabel={texts.busy} onClick={approve.run}>
            {texts.actions.APPROVE}
          </Button>
        );
      case 'COMPLETE':
      case 'CHANGE_RECORD':
        return (
          <ButtonLink key={action} variant={variant} as={(slot) => <AppLink to={form(requestId)} {...slot} />}>
            {texts.actions[meeting.record === null ? 'COMPLETE' : action]}
          </ButtonLink>
        );
      case 'CORRECT':
        // A meeting that took place after all is recorded at once.
        return status === 'ABSENT' ? (
          <ButtonLink key={action} as={(slot) => <AppLink to={form(requestId)} {...slot} />}>
            {texts.actions.CORRECT_COMPLETED}
          </ButtonLink>
        ) : (
          <Button key={action} variant="text" onClick={() => ask(action)}>
            {texts.actions.CORRECT_ABSENT}
          </Button>
        );
      case 'ASK_CORRECTION':
        return (
          <Button key={action} variant="text" onClick={() => ask(action)}>
            {texts.actions[action]}
          </Button>
        );
      case 'REJECT':
      case 'CANCEL':
      case 'RETRACT':
        return (
          <Button key={action} variant="danger-text" onClick={() => ask(action)}>
            {texts.actions[action]}
          </Button>
        );
      case 'ABSENT':
        return (
          <Button key={action} onClick={() => ask(action)}>
            {texts.actions.ABSENT}
          </Button>
        );
      case 'RESCHEDULE':
        return (
          <Button key={action} onClick={() => setAsked(action)}>
            {texts.actions.RESCHEDULE}
          </Button>
        );
    }
  };
  const ask = (action: Asked): void => {
    calls[action].reset();
    setAsked(action);
  };
  const isAgreed = status === 'APPROVED' && meeting.next?.step === 'MEET';
  if (can.length === 0 && !isAgreed) return null;
  const offered = ORDER.filter((action) => can.includes(action));
  return (
    <div className={styles.actions}>
      {offered.filter((action) => !isTaking(action)).map(draw)}
      {isAgreed && <CalendarButton of={{ spec: deskMeeting.sendAppointment, input: { params } }} />}
      {offered.filter(isTaking).map((action) => draw(action, -1))}
      {asked === 'RESCHEDULE' && <MoveSheet meeting={meeting} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'RESCHEDULE' && (
        <ReasonDialog
          title={texts.ask[asked].title(student.name, when)}
          text={texts.ask[asked].text}
          keepLabel={texts.keep}
          confirmLabel={asked === 'CORRECT' ? texts.actions.CORRECT_ABSENT : texts.actions[asked]}
          busyLabel={texts.busy}
          danger={TAKING.has(asked)}
          asksReason={!PLAIN.has(asked)}
          busy={calls[asked].isPending}
          failure={calls[asked].error}
          onConfirm={(reason) => run(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
