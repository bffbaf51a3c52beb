import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../../blocks/calendar/use-week.ts';
import { addDays } from '../../../../blocks/calendar/week.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { WeekTurner } from '../../../../ui/week-turner.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface FreeHoursProps {
  readonly id: string;
  readonly value: string | null;
  readonly onValueChange: (slotId: string) => void;
  readonly error: string | undefined;
  /** The moment whose week shows first. */
  readonly from: string;
}

/** The counsellor's open hours without a meeting, week by week. */
export function FreeHours({ from, ...bound }: FreeHoursProps) {
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
