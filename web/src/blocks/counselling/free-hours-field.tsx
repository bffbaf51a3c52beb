import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { type ReactNode, useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import type { ChoiceOption } from '../../ui/choice-option.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { WeekTurner } from '../../ui/week-turner.tsx';
import { calendarTexts } from '../calendar/texts.ts';
import { useWeek } from '../calendar/use-week.ts';
import { addDays } from '../calendar/week.ts';

export interface FreeHoursFieldProps {
  readonly id: string;
  readonly value: string | null;
  readonly onValueChange: (slotId: string) => void;
  readonly error: string | undefined;
  readonly desk: CallInput<typeof availability.readWeek>['params']['desk'];
  /** The day whose week shows first. */
  readonly from: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** Tells that a week has no free hour. */
  readonly none: string;
  /** Stands before the hours, such as none in particular. */
  readonly first?: ChoiceOption | undefined;
}

/** A free hour of the counsellor, week by week. */
export function FreeHoursField({ desk, from, help, none, first, ...bound }: FreeHoursFieldProps) {
  const calendar = useTexts(calendarTexts);
  const format = useFormat();
  const [given, setGiven] = useState(from);
  const week = useWeek(given, setGiven);
  const query = useCall(
    availability.readWeek,
    { params: { desk }, query: { from: week.monday } },
    { keepsPrevious: true, staleTime: 0 },
  );
  const free = (query.data?.hourList ?? []).filter(
    ({ isOpen, meetingList, date }) => isOpen && meetingList.length === 0 && date > week.today,
  );
  const hours = free.map((hour) => ({
    value: hour.slotId,
    label: `${format.day(hour.date)} ${format.hour(hour.hour)}`,
  }));
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
      <RadioGroup
        {...bound}
        column
        disabled={query.isPlaceholderData}
        help={help ?? (query.isSuccess && free.length === 0 ? none : undefined)}
        options={first ? [first, ...hours] : hours}
      />
    </>
  );
}
