/** Weeks from Monday to Sunday by their dates, `YYYY-MM-DD`, and the hours of a day that can be booked. Pure. */

const DAY_MS = 86_400_000;
const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Starting hours of one-hour blocks; noon is free for lunch (docs/specification.md §9). */
export const HOURS = [10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const;
export const HOUR_TIMES: readonly string[] = HOURS.map((hour) => `${hour}:00`);

const toMs = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);
const toIso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text, such as one from an address, is a day of the calendar. */
export function isDate(text: string): boolean {
  return ISO.test(text) && !Number.isNaN(toMs(text)) && toIso(toMs(text)) === text;
}

export function addDays(iso: string, days: number): string {
  return toIso(toMs(iso) + days * DAY_MS);
}

/** The Monday on or before a day. */
export function mondayOf(iso: string): string {
  return addDays(iso, -((new Date(toMs(iso)).getUTCDay() + 6) % 7));
}

/** The seven days from a Monday on. */
export function daysOfWeek(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_none, index) => addDays(monday, index));
}

/** The weekday from Monday, 0, to Sunday, 6. */
export function weekdayOf(iso: string): number {
  return (new Date(toMs(iso)).getUTCDay() + 6) % 7;
}
