/**
 * The machine of requests (docs/specification.md §7): who moves one from where to where, and when. Pure.
 */
import type { EnumKey } from '@naru/contract/enums.ts';

export type RequestStatus = EnumKey<'counsellingStatus'>;
export type Side = 'STUDENT' | 'COUNSELLOR' | 'STAFF' | 'SYSTEM';
export type Action =
  | 'ASK'
  | 'ASK_AGREED'
  | 'APPROVE'
  | 'REJECT'
  | 'EXPIRE'
  | 'WITHDRAW'
  | 'CANCEL'
  | 'COMPLETE'
  | 'ABSENT'
  | 'CORRECT';

/** When, against the begin of the hour; `DEADLINE` is the university's, before it. */
type When = 'BEFORE_BEGIN' | 'BEFORE_DEADLINE' | 'FROM_BEGIN' | 'AFTER_GRACE' | 'WITHIN_CORRECTION';

export interface Transition {
  readonly action: Action;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  readonly by: Side;
  readonly when: When;
  readonly needsReason: boolean;
}

const plain = { needsReason: false } as const;
const reasoned = { needsReason: true } as const;

export const TRANSITIONS: readonly Transition[] = [
  { action: 'ASK', from: 'AVAILABLE', to: 'WAITING', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'ASK_AGREED', from: 'AVAILABLE', to: 'APPROVED', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'APPROVE', from: 'WAITING', to: 'APPROVED', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...plain },
  { action: 'REJECT', from: 'WAITING', to: 'REJECTED', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...reasoned },
  { action: 'EXPIRE', from: 'WAITING', to: 'REJECTED', by: 'SYSTEM', when: 'FROM_BEGIN', ...plain },
  { action: 'WITHDRAW', from: 'WAITING', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'CANCEL', from: 'APPROVED', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_DEADLINE', ...reasoned },
  { action: 'CANCEL', from: 'APPROVED', to: 'AVAILABLE', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...reasoned },
  { action: 'COMPLETE', from: 'APPROVED', to: 'COMPLETED', by: 'COUNSELLOR', when: 'FROM_BEGIN', ...plain },
  { action: 'ABSENT', from: 'APPROVED', to: 'ABSENT', by: 'COUNSELLOR', when: 'AFTER_GRACE', ...plain },
  { action: 'CORRECT', from: 'ABSENT', to: 'COMPLETED', by: 'COUNSELLOR', when: 'WITHIN_CORRECTION', ...reasoned },
  { action: 'CORRECT', from: 'COMPLETED', to: 'ABSENT', by: 'COUNSELLOR', when: 'WITHIN_CORRECTION', ...reasoned },
];

/** Requests in these have a seat. */
export const SEATED: readonly RequestStatus[] = ['WAITING', 'APPROVED', 'COMPLETED', 'ABSENT'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
export const GRACE_MINUTES = 10;
export const CORRECTION_DAYS = 7;

export interface Moment {
  readonly now: Date;
  readonly beginsAt: Date;
  readonly cancelHours: number;
  /** When it was completed or marked absent; null before. */
  readonly outcomeAt: Date | null;
}

export type Verdict = 'OK' | 'STATE' | 'EARLY' | 'LATE';

/** The transition that an action is, from there, by that side. */
export function findTransition(asked: { action: Action; from: RequestStatus; by: Side }): Transition | undefined {
  return TRANSITIONS.find(({ action, from, by }) => action === asked.action && from === asked.from && by === asked.by);
}

/** Whether it may happen now. `STATE`: not from where it is. */
export function judge(asked: { action: Action; from: RequestStatus; by: Side }, moment: Moment): Verdict {
  const transition = findTransition(asked);
  return transition ? judgeTime(transition.when, moment) : 'STATE';
}

function judgeTime(when: When, { now, beginsAt, cancelHours, outcomeAt }: Moment): Verdict {
  const begin = beginsAt.getTime();
  const at = now.getTime();
  switch (when) {
    case 'BEFORE_BEGIN':
      return at < begin ? 'OK' : 'LATE';
    case 'BEFORE_DEADLINE':
      return at <= begin - cancelHours * HOUR_MS ? 'OK' : 'LATE';
    case 'FROM_BEGIN':
      return at >= begin ? 'OK' : 'EARLY';
    case 'AFTER_GRACE':
      return at >= begin + GRACE_MINUTES * MINUTE_MS ? 'OK' : 'EARLY';
    case 'WITHIN_CORRECTION':
      return outcomeAt !== null && at <= outcomeAt.getTime() + CORRECTION_DAYS * DAY_MS ? 'OK' : 'LATE';
  }
}

export interface NextStep {
  readonly step: 'ANSWER' | 'MEET' | 'RECORD' | 'FOLLOW_UP';
  readonly who: 'STUDENT' | 'COUNSELLOR' | 'BOTH';
  readonly dueAt: Date | null;
}

/** What comes next, and whose turn it is. */
export function nextStepOf(
  meeting: { status: RequestStatus; beginsAt: Date; openTasks: number; tasksDueAt: Date | null },
  now: Date,
): NextStep | null {
  const { status, beginsAt } = meeting;
  if (status === 'WAITING') return { step: 'ANSWER', who: 'COUNSELLOR', dueAt: beginsAt };
  if (status === 'APPROVED' && now < beginsAt) return { step: 'MEET', who: 'BOTH', dueAt: beginsAt };
  if (status === 'APPROVED') return { step: 'RECORD', who: 'COUNSELLOR', dueAt: new Date(beginsAt.getTime() + DAY_MS) };
  if (status === 'COMPLETED' && meeting.openTasks > 0)
    return { step: 'FOLLOW_UP', who: 'BOTH', dueAt: meeting.tasksDueAt };
  return null;
}

/** Until when the student may cancel an agreed meeting by themselves. */
export function cancellableUntil(beginsAt: Date, cancelHours: number): Date {
  return new Date(beginsAt.getTime() - cancelHours * HOUR_MS);
}
