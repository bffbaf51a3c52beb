/**
 * The machine of requests (docs/specification.md §7): who moves one from where to where, and when. Pure.
 */
import type { CONFIRMATIONS } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import { machineOf, type Transition } from '../../../../blocks/workflow/machine.ts';
import type { MeetingRow } from './store.ts';

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
  | 'CORRECT'
  | 'ACCEPT'
  | 'DECLINE'
  | 'RETRACT'
  | 'END_DUTY';

/** When, against the begin of the hour; `DEADLINE` is the university's, before it. */
type When =
  | 'BEFORE_BEGIN'
  | 'BEFORE_DEADLINE'
  | 'FROM_BEGIN'
  | 'AFTER_GRACE'
  | 'WITHIN_CORRECTION'
  | 'AFTER_CORRECTION';

export interface MeetingTransition extends Transition<Action, RequestStatus, Side, RequestStatus> {
  readonly by: Side;
  readonly when: When;
  readonly needsReason: boolean;
}

const plain = { needsReason: false } as const;
const reasoned = { needsReason: true } as const;

export const TRANSITIONS: readonly MeetingTransition[] = [
  { action: 'ASK', from: 'AVAILABLE', to: 'WAITING', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'ASK_AGREED', from: 'AVAILABLE', to: 'APPROVED', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'ACCEPT', from: 'AVAILABLE', to: 'APPROVED', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'APPROVE', from: 'WAITING', to: 'APPROVED', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...plain },
  { action: 'REJECT', from: 'WAITING', to: 'REJECTED', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...reasoned },
  { action: 'EXPIRE', from: 'WAITING', to: 'REJECTED', by: 'SYSTEM', when: 'FROM_BEGIN', ...plain },
  { action: 'END_DUTY', from: 'WAITING', to: 'REJECTED', by: 'SYSTEM', when: 'BEFORE_BEGIN', ...plain },
  { action: 'END_DUTY', from: 'APPROVED', to: 'AVAILABLE', by: 'SYSTEM', when: 'BEFORE_BEGIN', ...plain },
  { action: 'WITHDRAW', from: 'WAITING', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'CANCEL', from: 'APPROVED', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_DEADLINE', ...reasoned },
  { action: 'CANCEL', from: 'APPROVED', to: 'AVAILABLE', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...reasoned },
  { action: 'COMPLETE', from: 'APPROVED', to: 'COMPLETED', by: 'COUNSELLOR', when: 'FROM_BEGIN', ...plain },
  { action: 'ABSENT', from: 'APPROVED', to: 'ABSENT', by: 'COUNSELLOR', when: 'AFTER_GRACE', ...plain },
  { action: 'CORRECT', from: 'ABSENT', to: 'COMPLETED', by: 'COUNSELLOR', when: 'WITHIN_CORRECTION', ...reasoned },
  { action: 'CORRECT', from: 'COMPLETED', to: 'ABSENT', by: 'COUNSELLOR', when: 'WITHIN_CORRECTION', ...reasoned },
  { action: 'CORRECT', from: 'ABSENT', to: 'COMPLETED', by: 'STAFF', when: 'AFTER_CORRECTION', ...reasoned },
  { action: 'CORRECT', from: 'COMPLETED', to: 'ABSENT', by: 'STAFF', when: 'AFTER_CORRECTION', ...reasoned },
];

/** How an invitation ends that nobody accepts: the hour is available as it was, and the request is over. */
export const CLOSINGS: readonly MeetingTransition[] = [
  { action: 'DECLINE', from: 'AVAILABLE', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_BEGIN', ...plain },
  { action: 'RETRACT', from: 'AVAILABLE', to: 'AVAILABLE', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...plain },
  { action: 'EXPIRE', from: 'AVAILABLE', to: 'AVAILABLE', by: 'SYSTEM', when: 'FROM_BEGIN', ...plain },
  { action: 'END_DUTY', from: 'AVAILABLE', to: 'AVAILABLE', by: 'SYSTEM', when: 'BEFORE_BEGIN', ...plain },
];

/** Requests in these have a seat. */
export const SEATED: readonly RequestStatus[] = ['WAITING', 'APPROVED', 'COMPLETED', 'ABSENT'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
export const GRACE_MINUTES = 10;
export const CORRECTION_DAYS = 7;
/** For the student to say whether what was entered is so. */
export const CONFIRMATION_DAYS = 7;
/** So soon after it began a meeting should be recorded; nothing ends then. */
export const RECORD_DAYS = 1;
/** A meeting that nobody had asked for can be entered for so long. */
export const AFTERWARDS_DAYS = 14;

export interface Moment {
  readonly now: Date;
  readonly beginsAt: Date;
  readonly cancelHours: number;
  /** When it was completed or marked absent; null before. */
  readonly outcomeAt: Date | null;
  /** When the student disputed that; null where they did not. */
  readonly disputedAt: Date | null;
  /** Given back, declined, refused: nothing moves it any more. */
  readonly isOver: boolean;
}

export type Verdict = 'OK' | 'STATE' | 'EARLY' | 'LATE';

/** The transition that an action is, from there, by that side. */
export const findTransition = machineOf([...TRANSITIONS, ...CLOSINGS]);

/** Judges whether an action may happen now. `STATE`: not from this state. */
export function judge(asked: { action: Action; from: RequestStatus; by: Side }, moment: Moment): Verdict {
  const transition = moment.isOver ? undefined : findTransition(asked);
  return transition ? judgeTime(transition.when, moment) : 'STATE';
}

function judgeTime(when: When, { now, beginsAt, cancelHours, outcomeAt, disputedAt }: Moment): Verdict {
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
      // A dispute made on the last day can still be corrected later.
      return isWithinCorrection(disputedAt ?? outcomeAt, now) ? 'OK' : 'LATE';
    case 'AFTER_CORRECTION':
      return isWithinCorrection(outcomeAt, now) ? 'EARLY' : 'OK';
  }
}

function isWithinCorrection(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() <= since.getTime() + CORRECTION_DAYS * DAY_MS;
}

export type Confirmation = (typeof CONFIRMATIONS)[number];

interface Outcome {
  readonly status: RequestStatus;
  readonly confirmation: Confirmation;
  readonly outcomeAt: Date | null;
  /** When it was last turned into the other one. */
  readonly correctedAt: Date | null;
}

/** Returns until when the student may dispute or confirm an outcome; null where they are not asked. */
export function wordUntil({ status, confirmation, outcomeAt, correctedAt }: Outcome): Date | null {
  const isOpen = confirmation === 'WAITING' || (status === 'ABSENT' && confirmation === 'NONE');
  // A corrected outcome is as new to the student as any other.
  const since = correctedAt ?? outcomeAt;
  return isOpen && since !== null ? new Date(since.getTime() + CONFIRMATION_DAYS * DAY_MS) : null;
}

/** Judges whether the student may dispute or confirm an outcome now. */
export function judgeWord(outcome: Outcome, isConfirmed: boolean, now: Date): Verdict {
  const until = wordUntil(outcome);
  if (until === null || (isConfirmed && outcome.confirmation !== 'WAITING')) return 'STATE';
  return now <= until ? 'OK' : 'LATE';
}

export interface NextStep {
  readonly step: 'ANSWER' | 'ANSWER_INVITATION' | 'MEET' | 'RECORD' | 'CONFIRM' | 'FOLLOW_UP';
  readonly who: 'STUDENT' | 'COUNSELLOR' | 'BOTH';
  readonly dueAt: Date | null;
}

const recordBy = (since: Date): Date => new Date(since.getTime() + RECORD_DAYS * DAY_MS);

/** Returns the next step and its actor. */
export function nextStepOf(
  meeting: Outcome & {
    ending: string | null;
    beginsAt: Date;
    hasRecord: boolean;
    openTasks: number;
    tasksDueAt: Date | null;
  },
  now: Date,
): NextStep | null {
  const { status, beginsAt } = meeting;
  if (status === 'AVAILABLE' && meeting.ending === null)
    return { step: 'ANSWER_INVITATION', who: 'STUDENT', dueAt: beginsAt };
  if (meeting.confirmation === 'WAITING') return { step: 'CONFIRM', who: 'STUDENT', dueAt: wordUntil(meeting) };
  if (status === 'WAITING') return { step: 'ANSWER', who: 'COUNSELLOR', dueAt: beginsAt };
  if (status === 'APPROVED' && now < beginsAt) return { step: 'MEET', who: 'BOTH', dueAt: beginsAt };
  if (status === 'APPROVED') return { step: 'RECORD', who: 'COUNSELLOR', dueAt: recordBy(beginsAt) };
  if (status === 'COMPLETED' && !meeting.hasRecord)
    return { step: 'RECORD', who: 'COUNSELLOR', dueAt: recordBy(meeting.correctedAt ?? beginsAt) };
  if (status === 'COMPLETED' && meeting.openTasks > 0)
    return { step: 'FOLLOW_UP', who: 'BOTH', dueAt: meeting.tasksDueAt };
  return null;
}

/** Returns until when the student may cancel an agreed meeting by themselves. */
export function cancellableUntil(beginsAt: Date, cancelHours: number): Date {
  return new Date(beginsAt.getTime() - cancelHours * HOUR_MS);
}

/** Returns the facts about a meeting that judging needs beside the times. */
export const stateOf = (row: Pick<MeetingRow, 'ending' | 'outcomeAt' | 'disputedAt'>) => ({
  outcomeAt: row.outcomeAt,
  disputedAt: row.disputedAt,
  isOver: row.ending !== null,
});
