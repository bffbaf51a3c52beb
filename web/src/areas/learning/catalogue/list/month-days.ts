/** Months of a calendar: their days in whole weeks, Monday first. Pure. */
import { addDays, daysOfWeek, mondayOf } from '../../../../blocks/calendar/week.ts';

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** Returns the month so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Lists the days of all weeks that the month touches. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  const next = `${addMonths(month, 1)}-01`;
  for (let monday = mondayOf(`${month}-01`); monday < next; monday = addDays(monday, 7))
    days.push(...daysOfWeek(monday));
  return days;
}
