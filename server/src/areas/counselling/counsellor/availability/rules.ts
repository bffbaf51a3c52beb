/**
 * Which hours a counsellor offers. Pure.
 */
import { addDays, beginOf, weekdayOf } from '../../../../blocks/calendar/hours.ts';

export interface WeekHour {
  readonly day: number;
  readonly hour: number;
}

export interface HourException {
  readonly date: string;
  /** Null: the whole day. */
  readonly hour: number | null;
  readonly isOpen: boolean;
}

export interface OfferedHours {
  readonly week: readonly WeekHour[];
  readonly exceptions: readonly HourException[];
  readonly holidays: readonly string[];
}

/**
 * Lists when blocks begin on these days, in order. A closed hour or day overrides the week; an hour opened for a date
 * overrides the week, a holiday and the closing of its day.
 */
export function listOffered(offered: OfferedHours, range: { from: string; to: string }): Date[] {
  const weekly = Map.groupBy(offered.week, ({ day }) => day);
  const special = Map.groupBy(offered.exceptions, ({ date }) => date);
  const holidays = new Set(offered.holidays);
  const begins: Date[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const hours = new Set(holidays.has(date) ? [] : (weekly.get(weekdayOf(date)) ?? []).map(({ hour }) => hour));
    const own = special.get(date) ?? [];
    if (own.some(({ hour, isOpen }) => hour === null && !isOpen)) hours.clear();
    for (const { hour, isOpen } of own) {
      if (hour === null) continue;
      if (isOpen) hours.add(hour);
      else hours.delete(hour);
    }
    begins.push(...[...hours].sort((a, b) => a - b).map((hour) => beginOf(date, hour)));
  }
  return begins;
}

/** Returns the later of two dates. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
