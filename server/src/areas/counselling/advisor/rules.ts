/**
 * Wishes for another advisor, how students are distributed, and when a change holds (docs/specification.md, Advisors). Pure.
 */
import type {
  AdvisorRequestStatus,
  OWN_WISH_STEPS,
  WISH_STEPS,
} from '@naru/contract/areas/counselling/advisor/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

export type WishSide = 'STUDENT' | 'CHIEF' | 'SYSTEM';
export type WishAction = ActionOf<typeof WISH_STEPS> | ActionOf<typeof OWN_WISH_STEPS>;

export type WishTransition = Transition<WishAction, AdvisorRequestStatus, WishSide, AdvisorRequestStatus>;

export const WISH_TRANSITIONS: readonly WishTransition[] = [
  { action: 'ACCEPT', from: 'WAITING', to: 'ACCEPTED', by: 'CHIEF' },
  { action: 'DECLINE', from: 'WAITING', to: 'DECLINED', by: 'CHIEF' },
  { action: 'WITHDRAW', from: 'WAITING', to: 'WITHDRAWN', by: 'STUDENT' },
];

export interface Loaded {
  readonly id: string;
  /** Students whom they advise today. */
  readonly count: number;
}

/** Gives each student the advisor who has the fewest by then, the earlier named of two alike. */
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
