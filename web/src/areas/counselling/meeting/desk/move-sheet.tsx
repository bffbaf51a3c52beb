import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../../blocks/calendar/use-week.ts';
import { addDays } from '../../../../blocks/calendar/week.ts';
import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { FormSheet } from '../../../../blocks/form/form-sheet.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { WeekTurner } from '../../../../ui/week-turner.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface MoveSheetProps {
  readonly meeting: DeskMeeting;
  readonly onClose: () => void;
}

interface MoveValues {
  readonly slotId: string | null;
  readonly reason: string;
}
const BLANK: MoveValues = { slotId: null, reason: '' };

/** A sheet to invite the student to another open hour of the counsellor. */
export function MoveSheet({ meeting, onClose }: MoveSheetProps) {
  const all = useTexts(meetingTexts);
  const texts = all.detail.move;
  const words = useTexts(counsellingTexts);
  const { desk } = useDesk();
  const move = useCallMutation(invitation.moveAppointment, { alertMessage: null });
  const form = usePageForm({
    names: { slotId: texts.slot, reason: words.reason.label },
    initial: BLANK,
    check: ({ slotId, reason }) => ({
      ...(slotId === null && { slotId: texts.missing }),
      ...(reason.trim() === '' && { reason: words.reason.missing }),
    }),
  });
  const send = ({ slotId, reason }: MoveValues): void => {
    if (slotId === null) return;
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
        onError: form.refuse,
      },
    );
  };
  return (
    <FormSheet
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={move.isPending}
      title={texts.title}
      height="full"
      words={{ submit: texts.submit, sending: all.detail.busy, conflict: { text: words.conflict } }}
    >
      <p className={styles.meta}>{texts.text}</p>
      <FreeHours {...form.pick('slotId')} from={meeting.beginsAt} />
      <TextArea
        {...form.text('reason')}
        label={words.reason.label}
        help={words.reason.help}
        maxLength={COUNSELLING_MOST.reason}
      />
    </FormSheet>
  );
}

interface FreeHoursProps {
  readonly id: string;
  readonly value: string | null;
  readonly onValueChange: (slotId: string) => void;
  readonly error: string | undefined;
  /** The moment whose week shows first. */
  readonly from: string;
}

/** The counsellor's open hours without a meeting, week by week. */
function FreeHours({ from, ...bound }: FreeHoursProps) {
  const all = useTexts(meetingTexts);
  const texts = all.detail.move;
  const calendar = useTexts(calendarTexts);
  const format = useFormat();
  const { desk } = useDesk();
  const [given, setGiven] = useState(() => format.dateTime(from, 'YYYY-MM-DD'));
  const week = useWeek(given, setGiven);
  const query = useCall(
    availability.readWeek,
    { params: { desk }, query: { from: week.monday } },
    { keepsPrevious: true, staleTime: 0 },
  );
  const free = (query.data?.hourList ?? []).filter(
    ({ isOpen, meetingList, date }) => isOpen && meetingList.length === 0 && date > week.today,
  );
  return (
    <>
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
          {...bound}
          label={texts.slot}
          column
          options={free.map((hour) => ({
            value: hour.slotId,
            label: `${format.day(hour.date)} ${format.hour(hour.hour)}`,
          }))}
        />
      )}
    </>
  );
}
