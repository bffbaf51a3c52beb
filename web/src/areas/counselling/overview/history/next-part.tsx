import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { request, type StudentMeeting } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { CalendarButton } from '../../../../blocks/counselling/calendar-button.tsx';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import type { OwnField, StepLook } from '../../../../blocks/workflow/step-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { ownMeetingOf, profileOf } from '../../shared/addresses.ts';
import styles from './detail-screen.module.css';
import { historyTexts } from './texts.ts';
import { type OwnAction, useStepWords } from './use-step-words.ts';

const SlotField = loadOnUse(async () => (await withTexts(import('./slot-field.tsx'))).SlotField);

/** Answers are the main steps; giving an hour back is red. */
const LOOKS: Partial<Record<OwnAction, StepLook>> = {
  RESCHEDULE: 'plain',
  DISPUTE: 'plain',
  ASK_CORRECTION: 'plain',
  DECLINE: 'plain',
  WITHDRAW: 'danger',
  CANCEL: 'danger',
};
const ALSO_CHANGES = [counsellingSummary.readSummary];

/** Shows the next step, and the steps that the student can take now, as the server lists them. */
export function NextPart({ meeting }: { readonly meeting: StudentMeeting }) {
  const texts = useTexts(historyTexts).detail;
  const format = useFormat();
  const { nextOf } = useCounsellingWords();
  const words = useStepWords(meeting.beginsAt);
  const navigate = useNavigate();
  const [slot, setSlot] = useState<Slot | null>(null);
  const { requestId: id, version, stepList, status, ending, counsellor, next } = meeting;
  const stepOf = (wanted: OwnAction) => stepList.find(({ action }) => action === wanted);
  const isOver = next === null;
  const text = nextOf(meeting, 'student') ?? describeEnd();
  const note = describeNote();
  const isAgreed = status === 'APPROVED' && next?.step === 'MEET';
  const asksAgain = isOver && status !== 'COMPLETED' && ending !== 'RESCHEDULED';
  // The follow-ups stand below, to be ticked off.
  const saysMore = text !== undefined && next?.step !== 'FOLLOW_UP';
  if (!saysMore && note === undefined && stepList.length === 0 && !asksAgain) return null;
  return (
    <div className={styles.next} data-over={isOver || undefined}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <StepActions
        call={request.stepOwnMeeting}
        record={{ id, version }}
        steps={stepList}
        words={words}
        looks={LOOKS}
        own={{
          slotId: (field: OwnField<string>) => (
            <SlotField {...field} counsellorId={counsellor.counsellorId} slot={slot} onSlotChange={setSlot} />
          ),
        }}
        alsoChanges={ALSO_CHANGES}
        links={
          isAgreed ? (
            <CalendarButton of={{ spec: history.sendOwnAppointment, input: { params: { id } } }} />
          ) : asksAgain ? (
            <ButtonLink as={(link) => <AppLink to={profileOf(counsellor.counsellorId)} {...link} />}>
              {texts.again}
            </ButtonLink>
          ) : undefined
        }
        onDone={(_action, { movedTo }) => {
          if (movedTo) void navigate({ to: ownMeetingOf(movedTo.requestId), replace: true });
        }}
      />
    </div>
  );

  function describeEnd(): string | undefined {
    if (ending === 'EXPIRED') return texts.over.EXPIRED;
    if (status === 'REJECTED') return texts.over.REJECTED;
    return status === 'ABSENT' && stepOf('DISPUTE') ? texts.absent : undefined;
  }

  function describeNote(): string | undefined {
    if (next?.step === 'CONFIRM' && stepOf('CONFIRM')) return texts.confirm;
    if (next?.step !== 'MEET') return undefined;
    const until = stepOf('CANCEL')?.until ?? null;
    if (until === null) return texts.afterDeadline;
    return texts.cancellable(format.relativeTime(until, { time: 'always', inSentence: true }));
  }
}
