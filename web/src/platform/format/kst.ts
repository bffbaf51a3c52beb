// Korea has kept UTC+9 without summer time since October 1988, and the portal stores no older instant, so the wall
// clock is plain arithmetic: the same on every machine, and birth dates of the 1950s (UTC+8:30) keep their day.
const KST_OFFSET = 9 * 3_600_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const LAST_INSTANT = 8.64e15 - DAY;

/** An ISO instant, a `YYYY-MM-DD` calendar date of Korea, epoch milliseconds or a Date. */
export type TimeInput = string | number | Date | null | undefined;

/** The wall clock in Korea. Months count from 1, weekdays from Sunday = 0. */
export type KstTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

/** `ms` is the epoch; a date without a time stands for its Korean midnight and says so. */
export type TimePoint = { readonly ms: number; readonly isDateOnly: boolean };

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** Reads a time; undefined for anything that is none (29 February of a common year, 24:00, words). */
export function readTime(input: unknown): TimePoint | undefined {
  if (typeof input === 'string') return readIsoTime(input.trim());
  const ms = input instanceof Date ? input.getTime() : input;
  if (typeof ms !== 'number' || !(Math.abs(ms) <= LAST_INSTANT)) return undefined;
  return { ms: Math.floor(ms), isDateOnly: false };
}

/** Splits an instant into what a clock in Korea shows. */
export function toKst(ms: number): KstTime {
  const shifted = new Date(ms + KST_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** Midnights in Korea between two instants; negative if the second is earlier. */
export function countKstDays(from: number, to: number): number {
  return Math.floor((to + KST_OFFSET) / DAY) - Math.floor((from + KST_OFFSET) / DAY);
}

function readIsoTime(text: string): TimePoint | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const midnight = readCalendarDay(Number(year), Number(month), Number(day));
  const offset = readOffset(zone);
  if (midnight === undefined || offset === undefined) return undefined;
  const time = Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * 1000;
  const ms = midnight + time + Number(fraction.padEnd(3, '0').slice(0, 3)) - offset;
  return { ms, isDateOnly: match[4] === undefined };
}

function readCalendarDay(year: number, month: number, day: number): number | undefined {
  // Date.UTC alone would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}

// A time that names no zone is Korean time; Date.parse would take the machine's zone.
function readOffset(zone: string | undefined): number | undefined {
  if (zone === undefined) return KST_OFFSET;
  if (zone.toUpperCase() === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || '0');
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * MINUTE);
}
