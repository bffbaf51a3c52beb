/**
 * Wishes for another advisor, how students are distributed, and when a change holds (docs/specification.md, Advisors). Pure.
 */
import type { AdvisorRequestStatus } from '@naru/contract/areas/counselling/advisor-words.ts';

import { machineOf, type Step } from '../machine.ts';

export type WishSide = 'STUDENT' | 'CHIEF' | 'SYSTEM';
export type WishAction = 'ACCEPT' | 'DECLINE' | 'WITHDRAW';

export type WishTransition = Step<WishAction, AdvisorRequestStatus, WishSide, AdvisorRequestStatus>;

export const WISH_TRANSITIONS: readonly WishTransition[] = [
  { action: 'ACCEPT', from: 'WAITING', to: 'ACCEPTED', by: 'CHIEF' },
  { action: 'DECLINE', from: 'WAITING', to: 'DECLINED', by: 'CHIEF' },
  { action: 'WITHDRAW', from: 'WAITING', to: 'WITHDRAWN', by: 'STUDENT' },
];

export const findWishTransition = machineOf(WISH_TRANSITIONS);

export interface Loaded {
  readonly id: string;
  /** Whom they advise today. */
  readonly count: number;
}

/** For each student whoever has the fewest by then, the earlier named of two alike. */
export function distribute(students: readonly string[], advisors: readonly Loaded[]): Map<string, string> {
  const load = advisors.map(({ id, count }) => ({ id, count }));
  const given = new Map<string, string>();
  for (const student of students) {
    let least = load[0];
    for (const one of load) if (least && one.count < least.count) least = one;
    if (!least) break;
    given.set(student, least.id);
    least.count += 1;
  }
  return given;
}

/** The advisor a student had last; an end before the beginning means that it was never in force. */
export interface LastAdvisor {
  readonly advisorId: string;
  readonly beginsOn: string;
  readonly endsOn: string | null;
}

export type ChangeVerdict = 'OK' | 'SAME' | 'BEFORE_LAST' | 'TOO_FAR';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

const isFar = (day: string, today: string): boolean =>
  Math.abs(Date.parse(day) - Date.parse(today)) > MOST_DAYS * DAY_MS;

/** Whether the next one may begin on that day; days are those of Seoul. */
export function judgeChange(
  last: LastAdvisor | undefined,
  next: { advisorId: string; beginsOn: string },
  today: string,
): ChangeVerdict {
  if (last && last.endsOn === null && last.advisorId === next.advisorId) return 'SAME';
  if (isFar(next.beginsOn, today)) return 'TOO_FAR';
  if (!last) return 'OK';
  const isAfter = last.endsOn === null ? next.beginsOn >= last.beginsOn : next.beginsOn > last.endsOn;
  return isAfter ? 'OK' : 'BEFORE_LAST';
}

/** Whether it may end on that day, the first without; on its first day it was never in force. */
export function judgeEnd(last: { beginsOn: string }, endOn: string, today: string): 'OK' | 'BEFORE_BEGIN' | 'TOO_FAR' {
  if (isFar(endOn, today)) return 'TOO_FAR';
  return endOn >= last.beginsOn ? 'OK' : 'BEFORE_BEGIN';
}

/** A day as people write it, as `2026-03-02`; undefined for one that is not in the calendar. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00.000Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written ? undefined : written;
}
