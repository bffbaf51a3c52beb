import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { CalendarLimits } from './date-calendar-look.tsx';
import { describeCalendar } from './date-calendar-look.tsx';
import styles from './date-range-field.module.css';
import type { DateRange } from './date-range.ts';
import { orderDays } from './date-range.ts';
import type { IsoDate } from './date-text.ts';
import { fromLocalDate, toLocalDate } from './date-text.ts';
import { useWords } from './use-words.ts';
import { dateWords } from './words/date.ts';

export interface DateRangeCalendarProps extends CalendarLimits {
  readonly value: DateRange;
  readonly onChoose: (range: DateRange) => void;
}

/** A calendar to choose two days, with a press for each end in any order. */
export function DateRangeCalendar({ value, onChoose, ...limits }: DateRangeCalendarProps) {
  const words = useWords(dateWords);
  const [first, setFirst] = useState<IsoDate | null>(null);
  const shown = first === null ? value : { from: first, to: first };

  function press(day: IsoDate) {
    if (first === null) setFirst(day);
    else onChoose(orderDays(first, day));
  }

  return (
    <>
      <p className={styles.step} aria-live="polite">
        {first === null ? words.pickFrom : words.pickTo}
      </p>
      <DayPicker
        {...describeCalendar(limits, value.from ?? value.to)}
        mode="range"
        selected={{ from: readDay(shown.from ?? shown.to), to: readDay(shown.to ?? shown.from) }}
        onSelect={(_range, day) => press(fromLocalDate(day))}
      />
    </>
  );
}

function readDay(iso: IsoDate | null): Date | undefined {
  return iso === null ? undefined : toLocalDate(iso);
}
