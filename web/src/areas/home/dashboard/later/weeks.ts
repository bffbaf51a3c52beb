/** Days and weeks of the line of the term. Pure. */
import { dayNumber, mondayOf } from '../term.ts';

const DAY_MS = 86_400_000;

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Weeks left, this one counted. */
export function weeksLeft(date: string, endsOn: string): number {
  return Math.max(0, (mondayOf(dayNumber(endsOn)) - mondayOf(dayNumber(date))) / 7 + 1);
}
