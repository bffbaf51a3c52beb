/** The machine of corrections as a table, and when they should be answered (docs/specification.md, Corrections). Pure. */
import type {
  CorrectionStatus,
  DESK_CORRECTION_STEPS,
  OWN_CORRECTION_STEPS,
  Rubric,
} from '@naru/contract/areas/portfolio/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { addDays, weekdayOf } from '../../../blocks/calendar/hours.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';
import { koreanDate } from '../../../platform/time.ts';

/**
 * STUDENT: the one whose papers they are. CORRECTOR: somebody whom the request reaches. ASSIGNEE: the one who has it.
 * OFFICE: hands out all requests. SYSTEM: the end of a duty.
 */
export const CORRECTION_SIDES = ['STUDENT', 'CORRECTOR', 'ASSIGNEE', 'OFFICE', 'SYSTEM'] as const;
export type CorrectionSide = (typeof CORRECTION_SIDES)[number];

/** GONE follows from deleting the paper, and is no step of its own. */
type Action = ActionOf<typeof OWN_CORRECTION_STEPS> | ActionOf<typeof DESK_CORRECTION_STEPS> | 'GONE';
export type CorrectionTransition = Transition<Action, CorrectionStatus, CorrectionSide, CorrectionStatus>;

/** A request that is withdrawn, or whose paper was deleted, keeps its state, and nobody finds it any more. */
export const CORRECTION_TRANSITIONS: readonly CorrectionTransition[] = [
  { action: 'WITHDRAW', from: 'REQUESTED', to: 'REQUESTED', by: 'STUDENT', isKept: true },
  { action: 'GONE', from: 'REQUESTED', to: 'REQUESTED', by: 'STUDENT', isKept: true },
  { action: 'CLAIM', from: 'REQUESTED', to: 'REQUESTED', by: 'CORRECTOR', isKept: true },
  { action: 'ASSIGN', from: 'REQUESTED', to: 'REQUESTED', by: 'OFFICE', isKept: true },
  { action: 'ASSIGN', from: 'REQUESTED', to: 'REQUESTED', by: 'SYSTEM', isKept: true },
  { action: 'RELEASE', from: 'REQUESTED', to: 'REQUESTED', by: ['ASSIGNEE', 'OFFICE'], isKept: true },
  { action: 'RELEASE', from: 'REQUESTED', to: 'REQUESTED', by: 'SYSTEM', isKept: true },
  { action: 'FINISH', from: 'REQUESTED', to: 'COMPLETED', by: 'ASSIGNEE' },
];

/** Says whether there is something to hand back: a comment, a point of the rubric, or a word on the whole. */
export function hasAnswer(given: { readonly overall: string; readonly rubric: Rubric }, commentCount: number): boolean {
  return commentCount > 0 || given.overall.trim() !== '' || Object.keys(given.rubric).length > 0;
}

/** Working days in which an answer comes. */
export const ANSWER_DAYS = 3;
/** Days that may hold so many working days: the longest holidays of a year are shorter. */
export const HOLIDAY_RANGE = 31;
const SATURDAY = 6;

/** Returns the last of three working days after the day of a moment. */
export function workingAnswerDay(now: Date, holidays: ReadonlySet<string>): string {
  let day = koreanDate(now);
  for (let left = ANSWER_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) < SATURDAY && !holidays.has(day)) left -= 1;
  }
  return day;
}

/** Returns the last day on which an answer should come: of the working days, or the day before the paper is due. */
export function answerDay(
  now: Date,
  { dueOn, holidays }: { readonly dueOn: string | null; readonly holidays: ReadonlySet<string> },
): string {
  const working = workingAnswerDay(now, holidays);
  if (dueOn === null) return working;
  const today = koreanDate(now);
  const before = addDays(dueOn, -1);
  const wished = before < today ? today : before;
  return wished < working ? wished : working;
}

/** Returns the end of a day in Seoul. */
export const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

/** Returns the day that ends at a moment. */
export const dayEndingAt = (at: Date): string => koreanDate(new Date(at.getTime() - 1));

const SOON_MS = 48 * 60 * 60_000;

/** Says how pressing a request is that should be answered by then. */
export function urgencyOf(answerBy: Date, now: Date): 'LATE' | 'SOON' | 'LATER' {
  const left = answerBy.getTime() - now.getTime();
  if (left <= 0) return 'LATE';
  return left <= SOON_MS ? 'SOON' : 'LATER';
}

/** Returns the moment up to which requests are late or due within 48 hours. */
export const soonUntil = (now: Date): Date => new Date(now.getTime() + SOON_MS);
