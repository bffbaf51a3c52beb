import type { DeskMeeting } from '@naru/contract/areas/counselling/answer.ts';
import { availability } from '@naru/contract/areas/counselling/availability.ts';
import { invitation } from '@naru/contract/areas/counselling/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { useId, useState } from 'react';

import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../../blocks/calendar/use-week.ts';
import { addDays } from '../../../../blocks/calendar/week.ts';
import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { fieldErrorsOf } from '../../../../platform/http/call-error.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { WeekTurner } from '../../../../ui/week-turner.tsx';
import { useDesk } from '../use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface MoveSheetProps {
  readonly meeting: DeskMeeting;
  readonly onClose: () => void;
}

/** Another open hour of the counsellor's own, which the student is invited to. */
export function MoveSheet({ meeting, onClose }: MoveSheetProps) {
  const all = useTexts(meetingTexts);
  const texts = all.detail.move;
  const words = useTexts(counsellingTexts);
  const calendar = useTexts(calendarTexts);
  const format = useFormat();
  const { desk } = useDesk();
  const reasonId = useId();
  const [given, setGiven] = useState(() => format.dateTime(meeting.beginsAt, 'YYYY-MM-DD'));
  const week = useWeek(given, setGiven);
  const [slotId, setSlotId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const query = useCall(
    availability.readWeek,
    { params: { desk }, query: { from: week.monday } },
    { keepsPrevious: true, staleTime: 0 },
  );
  const move = useCallMutation(invitation.moveAppointment, { alertMessage: null });
  const free = (query.data?.hourList ?? []).filter(
    ({ isOpen, meetingList, date }) => isOpen && meetingList.length === 0 && date > week.today,
  );
  const submit = (): void => {
    setSubmitted(true);
    if (slotId === null || reason.trim() === '') return;
    move.mutate(
      {
        params: { desk, id: meeting.requestId },
        body: { version: meeting.version, slotId, reason: reason.trim() },
      },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: all.detail.done.RESCHEDULE, tone: 'done' });
        },
      },
    );
  };
  const [first] = fieldErrorsOf(move.error);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={all.close}
      height="full"
      footer={
        <Button variant="primary" wide busy={move.isPending} busyLabel={all.detail.busy} onClick={submit}>
          {texts.submit}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.meta}>{texts.text}</p>
        {move.error && (
          <Notice tone="red" live="assertive">
            {sayFailure(move.error, words.conflict, first?.message)}
          </Notice>
        )}
        <WeekTurner
          onPrevious={week.isThisWeek ? undefined : () => week.turn(-1)}
          onNext={() => week.turn(1)}
          labels={{
            week: format.range(week.monday, addDays(week.monday, 6), { hasWeekday: false }),
            previousWeek: calendar.previousWeek,
            nextWeek: calendar.nextWeek,
          }}
        />
        {!query.data && <Skeleton label={all.loading} count={4} />}
        {query.data && free.length === 0 && <p className={styles.meta}>{texts.none}</p>}
        {free.length > 0 && (
          <RadioGroup
            label={texts.slot}
            column
            error={wasSubmitted && slotId === null ? texts.missing : undefined}
            options={free.map((hour) => ({
              value: hour.slotId,
              label: `${format.day(hour.date)} ${format.hour(hour.hour)}`,
            }))}
            value={slotId}
            onValueChange={setSlotId}
          />
        )}
        <TextArea
          id={reasonId}
          label={words.reason.label}
          help={words.reason.help}
          maxLength={COUNSELLING_MOST.reason}
          value={reason}
          error={wasSubmitted && reason.trim() === '' ? words.reason.missing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
