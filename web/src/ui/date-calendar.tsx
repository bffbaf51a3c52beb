import { DayPicker } from 'react-day-picker';
import type { CalendarLimits } from './date-calendar-look.tsx';
import { describeCalendar } from './date-calendar-look.tsx';
import type { IsoDate } from './date-text.ts';
import { fromLocalDate, toLocalDate } from './date-text.ts';

export interface DateCalendarProps extends CalendarLimits {
  readonly value: IsoDate | null;
  readonly onChoose: (iso: IsoDate) => void;
}

/** A calendar to choose a day. */
export function DateCalendar({ value, onChoose, ...limits }: DateCalendarProps) {
  return (
    <DayPicker
      {...describeCalendar(limits, value)}
      mode="single"
      required
      selected={value === null ? undefined : toLocalDate(value)}
      onSelect={(date) => onChoose(fromLocalDate(date))}
    />
  );
}
