import { addDays } from '../../../blocks/calendar/hours.ts';

const WEEK_DAYS = 7;

/** Returns the Mondays of a day's week, of the one before and of the one after. Pure. */
export function weeksOf(day: string): { readonly last: string; readonly current: string; readonly next: string } {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const current = addDays(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS));
  return { last: addDays(current, -WEEK_DAYS), current, next: addDays(current, WEEK_DAYS) };
}
