/** The hours of meetings: one-hour blocks of fifty minutes by the clock of Seoul, 10 to 22 without 12. Pure. */
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';

import { koreanDate } from '../../platform/time.ts';

export type DayOfWeek = EnumKey<'dayOfWeek'>;
export type HourCode = EnumKey<'hour'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MEETING_MS = 50 * 60_000;
const SEOUL_OFFSET_MS = 9 * HOUR_MS;

export interface Period {
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** Returns when the block of that hour begins. */
export function beginOf(date: string, hour: number): Date {
  return new Date(Date.parse(`${date}T00:00:00+09:00`) + hour * HOUR_MS);
}

/** Returns the end of the fifty minutes that begin then. */
export function endOf(beginsAt: Date): Date {
  return new Date(beginsAt.getTime() + MEETING_MS);
}

/** Returns the starting hour by the clock of Seoul, as its code. */
export function hourOf(at: Date): HourCode {
  const hour = String(Math.floor((at.getTime() + SEOUL_OFFSET_MS) / HOUR_MS) % 24);
  return ENUMS.hour.find((code) => code === hour) ?? '10'; // only such hours are stored
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Counts the whole days from one to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

export const weekdayNumber = (code: DayOfWeek): number => ENUMS.dayOfWeek.indexOf(code) + 1;
export const weekdayCode = (number: number): DayOfWeek => ENUMS.dayOfWeek[number - 1] ?? 'MON'; // 1 to 7

/** Lists the starting hours whose blocks a period touches. */
export function hoursTouched(period: Period): { date: string; hour: HourCode }[] {
  const touched = [];
  const first = Math.floor(period.beginsAt.getTime() / HOUR_MS) * HOUR_MS;
  for (let at = first; at < period.endsAt.getTime(); at += HOUR_MS) {
    const begin = new Date(at);
    const hour = String(Math.floor((at + SEOUL_OFFSET_MS) / HOUR_MS) % 24);
    const code = ENUMS.hour.find((one) => one === hour);
    if (code && endOf(begin) > period.beginsAt) touched.push({ date: koreanDate(begin), hour: code });
  }
  return touched;
}
