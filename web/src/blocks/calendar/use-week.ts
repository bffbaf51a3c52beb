import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { addDays, daysOfWeek, isDate, mondayOf } from './week.ts';

export interface UsedWeek {
  readonly today: string;
  readonly monday: string;
  readonly days: readonly string[];
  readonly isThisWeek: boolean;
  readonly turn: (weeks: number) => void;
  readonly goToToday: () => void;
}

const WEEK_DAYS = 7;

/** The visible week by any of its days; '' stands for the current week. */
export function useWeek(given: string, onChange: (week: string) => void): UsedWeek {
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const now = mondayOf(today);
  const monday = isDate(given) ? mondayOf(given) : now;
  const go = (week: string): void => onChange(week === now ? '' : week);
  return {
    today,
    monday,
    days: daysOfWeek(monday),
    isThisWeek: monday === now,
    turn: (weeks) => go(addDays(monday, weeks * WEEK_DAYS)),
    goToToday: () => go(now),
  };
}
