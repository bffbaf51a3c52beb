/**
 * The machine of requests (docs/specification.md §7): who moves one from where to where, and when. Pure.
 */
import type { CorrectionStatus, MeetingOutcome } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import type { CONFIRMATIONS, ENDINGS, GivenReason, SOURCES } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { COUNSELLOR_STEPS, STUDENT_STEPS } from '@naru/contract/areas/counselling/meeting/steps.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../../blocks/workflow/machine.ts';

export type RequestStatus = EnumKey<'counsellingStatus'>;
/** STAFF: of the student's department, for later corrections. SYSTEM: the clock, or a duty that ends. */
export type Side = 'STUDENT' | 'COUNSELLOR' | 'STAFF' | 'SYSTEM';
export type Ending = (typeof ENDINGS)[number];
export type Confirmation = (typeof CONFIRMATIONS)[number];
export type Action =
  | ActionOf<typeof COUNSELLOR_STEPS>
  | ActionOf<typeof STUDENT_STEPS>
  /** Beginnings: of a request, agreed at once or not; of an invitation; of a meeting that nobody had asked for. */
  | 'ASK'
  | 'ASK_AGREED'
  | 'INVITE'
  | 'ENTER'
  | 'EXPIRE'
  | 'END_DUTY'
  | 'UNCONFIRM';

/** When, against the begin of the hour; `DEADLINE` is the university's, before it. WORD: the student's, on the outcome. */
type When =
  | 'BEFORE_BEGIN'
  | 'BEFORE_DEADLINE'
  | 'FROM_BEGIN'
  | 'AFTER_GRACE'
  | 'WITHIN_CORRECTION'
  | 'AFTER_CORRECTION'
  | 'WITHIN_WORD'
  | 'AFTER_WORD'
  | 'EVER';

export interface MeetingTransition extends Transition<Action, RequestStatus, Side> {
  readonly by: Side;
  readonly when: When;
  /** The request is over with it, and says how. */
  readonly ending?: Ending;
  readonly reasonCode?: GivenReason;
}

const cancelled = { ending: 'CANCELLED_BY_COUNSELLOR' } as const;
const moved = { ending: 'RESCHEDULED' } as const;
/** Moved by the student, who need not say why. */
const movedByStudent = { ...moved, reasonCode: 'MOVED' } as const;
const expired = { ending: 'EXPIRED' } as const;
const dutyEnded = { reasonCode: 'DUTY_ENDED' } as const;
const kept = { isKept: true } as const;

/** An invitation that nobody accepts ends within AVAILABLE, as the hour was; a word on an outcome leaves the outcome. */
export const MEETING_TRANSITIONS: readonly MeetingTransition[] = [
  { action: 'ASK', from: 'AVAILABLE', to: 'WAITING', by: 'STUDENT', when: 'BEFORE_BEGIN' },
  { action: 'ASK_AGREED', from: 'AVAILABLE', to: 'APPROVED', by: 'STUDENT', when: 'BEFORE_BEGIN' },
  { action: 'INVITE', from: null, to: 'AVAILABLE', by: 'COUNSELLOR', when: 'BEFORE_BEGIN' },
  { action: 'ACCEPT', from: 'AVAILABLE', to: 'APPROVED', by: 'STUDENT', when: 'BEFORE_BEGIN' },
  {
    action: 'DECLINE',
    from: 'AVAILABLE',
    to: 'AVAILABLE',
    by: 'STUDENT',
    when: 'BEFORE_BEGIN',
    ...kept,
    ending: 'DECLINED',
  },
  {
    action: 'RETRACT',
    from: 'AVAILABLE',
    to: 'AVAILABLE',
    by: 'COUNSELLOR',
    when: 'BEFORE_BEGIN',
    ...kept,
    ...cancelled,
  },
  { action: 'EXPIRE', from: 'AVAILABLE', to: 'AVAILABLE', by: 'SYSTEM', when: 'FROM_BEGIN', ...kept, ...expired },
  {
    action: 'END_DUTY',
    from: 'AVAILABLE',
    to: 'AVAILABLE',
    by: 'SYSTEM',
    when: 'BEFORE_BEGIN',
    ...kept,
    ...cancelled,
    ...dutyEnded,
  },
  { action: 'APPROVE', from: 'WAITING', to: 'APPROVED', by: 'COUNSELLOR', when: 'BEFORE_BEGIN' },
  { action: 'REJECT', from: 'WAITING', to: 'REJECTED', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ending: 'DECLINED' },
  { action: 'EXPIRE', from: 'WAITING', to: 'REJECTED', by: 'SYSTEM', when: 'FROM_BEGIN', ...expired },
  { action: 'END_DUTY', from: 'WAITING', to: 'REJECTED', by: 'SYSTEM', when: 'BEFORE_BEGIN', ...dutyEnded },
  { action: 'WITHDRAW', from: 'WAITING', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_BEGIN', ending: 'WITHDRAWN' },
  { action: 'RESCHEDULE', from: 'WAITING', to: 'AVAILABLE', by: 'STUDENT', when: 'BEFORE_BEGIN', ...movedByStudent },
  {
    action: 'CANCEL',
    from: 'APPROVED',
    to: 'AVAILABLE',
    by: 'STUDENT',
    when: 'BEFORE_DEADLINE',
    ending: 'CANCELLED_BY_STUDENT',
  },
  {
    action: 'RESCHEDULE',
    from: 'APPROVED',
    to: 'AVAILABLE',
    by: 'STUDENT',
    when: 'BEFORE_DEADLINE',
    ...movedByStudent,
  },
  { action: 'CANCEL', from: 'APPROVED', to: 'AVAILABLE', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...cancelled },
  { action: 'RESCHEDULE', from: 'APPROVED', to: 'AVAILABLE', by: 'COUNSELLOR', when: 'BEFORE_BEGIN', ...moved },
  {
    action: 'END_DUTY',
    from: 'APPROVED',
    to: 'AVAILABLE',
    by: 'SYSTEM',
    when: 'BEFORE_BEGIN',
    ...cancelled,
    ...dutyEnded,
  },
  { action: 'COMPLETE', from: 'APPROVED', to: 'COMPLETED', by: 'COUNSELLOR', when: 'FROM_BEGIN' },
  { action: 'ABSENT', from: 'APPROVED', to: 'ABSENT', by: 'COUNSELLOR', when: 'AFTER_GRACE' },
  { action: 'ENTER', from: null, to: 'COMPLETED', by: 'COUNSELLOR', when: 'FROM_BEGIN' },
  { action: 'CHANGE_RECORD', from: 'COMPLETED', to: 'COMPLETED', by: 'COUNSELLOR', when: 'EVER' },
  { action: 'CORRECT_COMPLETED', from: 'ABSENT', to: 'COMPLETED', by: 'COUNSELLOR', when: 'WITHIN_CORRECTION' },
  { action: 'CORRECT_ABSENT', from: 'COMPLETED', to: 'ABSENT', by: 'COUNSELLOR', when: 'WITHIN_CORRECTION' },
  { action: 'CORRECT_COMPLETED', from: 'ABSENT', to: 'COMPLETED', by: 'STAFF', when: 'AFTER_CORRECTION' },
  { action: 'CORRECT_ABSENT', from: 'COMPLETED', to: 'ABSENT', by: 'STAFF', when: 'AFTER_CORRECTION' },
  { action: 'CONFIRM', from: 'COMPLETED', to: 'COMPLETED', by: 'STUDENT', when: 'WITHIN_WORD', ...kept },
  { action: 'DISPUTE', from: 'COMPLETED', to: 'COMPLETED', by: 'STUDENT', when: 'WITHIN_WORD', ...kept },
  { action: 'DISPUTE', from: 'ABSENT', to: 'ABSENT', by: 'STUDENT', when: 'WITHIN_WORD', ...kept },
  { action: 'UNCONFIRM', from: 'COMPLETED', to: 'COMPLETED', by: 'SYSTEM', when: 'AFTER_WORD' },
  { action: 'ASK_CORRECTION', from: 'COMPLETED', to: 'COMPLETED', by: 'STUDENT', when: 'AFTER_CORRECTION' },
  { action: 'ASK_CORRECTION', from: 'ABSENT', to: 'ABSENT', by: 'STUDENT', when: 'AFTER_CORRECTION' },
  { action: 'ASK_CORRECTION', from: 'COMPLETED', to: 'COMPLETED', by: 'COUNSELLOR', when: 'AFTER_CORRECTION' },
  { action: 'ASK_CORRECTION', from: 'ABSENT', to: 'ABSENT', by: 'COUNSELLOR', when: 'AFTER_CORRECTION' },
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

/** Facts about a meeting by which a step is judged. */
export interface JudgedMeeting extends Outcome {
  readonly kind: CounsellingKind;
  readonly beginsAt: Date;
  /** Given back, declined, refused: nothing moves it any more. */
  readonly ending: Ending | null;
  /** When the student disputed the outcome; null where they did not. */
  readonly disputedAt: Date | null;
  readonly corrections: readonly { readonly status: CorrectionStatus; readonly to: MeetingOutcome }[];
}

export interface Moment {
  readonly now: Date;
  readonly cancelHours: number;
}

/** Why not as the meeting stands. */
export type MeetingBar = 'OVER' | 'LAW_HOUR' | 'UNASKED' | 'NO_OUTCOME' | 'LAW_OUTCOME' | 'UNDISPUTED' | 'ASKED_BEFORE';
export type Verdict = 'OK' | 'EARLY' | 'LATE' | MeetingBar;

/** Judges whether the transition may happen now. */
export function judgeStep(meeting: JudgedMeeting, transition: MeetingTransition, moment: Moment): Verdict {
  const { action, by } = transition;
  if (meeting.ending !== null) return 'OVER';
  // The hour of a case stays with it: another one is asked for there.
  if (action === 'RESCHEDULE' && meeting.kind === 'LAW') return 'LAW_HOUR';
  if (action === 'CONFIRM' || action === 'DISPUTE') return judgeWord(meeting, action === 'CONFIRM', moment.now);
  if (action === 'ASK_CORRECTION') return judgeAsk(meeting, by, moment.now);
  return judgeTime(meeting, transition.when, moment);
}

function judgeTime(meeting: JudgedMeeting, when: When, { now, cancelHours }: Moment): Verdict {
  const { beginsAt, outcomeAt, disputedAt } = meeting;
  const begin = beginsAt.getTime();
  const at = now.getTime();
  const until = wordUntil(meeting);
  switch (when) {
    case 'BEFORE_BEGIN':
      return at < begin ? 'OK' : 'LATE';
    case 'BEFORE_DEADLINE':
      return now <= cancellableUntil(beginsAt, cancelHours) ? 'OK' : 'LATE';
    case 'FROM_BEGIN':
      return at >= begin ? 'OK' : 'EARLY';
    case 'AFTER_GRACE':
      return at >= begin + GRACE_MINUTES * MINUTE_MS ? 'OK' : 'EARLY';
    case 'WITHIN_CORRECTION':
      // A dispute made on the last day can still be corrected later.
      return isWithinCorrection(disputedAt ?? outcomeAt, now) ? 'OK' : 'LATE';
    case 'AFTER_CORRECTION':
      return isWithinCorrection(outcomeAt, now) ? 'EARLY' : 'OK';
    case 'WITHIN_WORD':
      return until !== null && now <= until ? 'OK' : 'LATE';
    case 'AFTER_WORD':
      if (meeting.confirmation !== 'WAITING' || until === null) return 'UNASKED';
      return now > until ? 'OK' : 'EARLY';
    case 'EVER':
      return 'OK';
  }
}

const correctionEnd = (since: Date): Date => new Date(since.getTime() + CORRECTION_DAYS * DAY_MS);

function isWithinCorrection(since: Date | null, now: Date): boolean {
  return since !== null && now <= correctionEnd(since);
}

/** Returns until when the transition can be taken; null where that does not end. */
export function untilOf(meeting: JudgedMeeting, { when }: MeetingTransition, cancelHours: number): Date | null {
  const { beginsAt, outcomeAt, disputedAt } = meeting;
  if (when === 'BEFORE_BEGIN') return beginsAt;
  if (when === 'BEFORE_DEADLINE') return cancellableUntil(beginsAt, cancelHours);
  if (when === 'WITHIN_WORD') return wordUntil(meeting);
  const since = disputedAt ?? outcomeAt;
  return when === 'WITHIN_CORRECTION' && since !== null ? correctionEnd(since) : null;
}

export interface Outcome {
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
  if (until === null || (isConfirmed && outcome.confirmation !== 'WAITING')) return 'UNASKED';
  return now <= until ? 'OK' : 'LATE';
}

/** Returns the outcome that this one can be turned into; undefined where there is none yet. */
export function otherOutcome(status: RequestStatus): MeetingOutcome | undefined {
  if (status === 'COMPLETED') return 'ABSENT';
  return status === 'ABSENT' ? 'COMPLETED' : undefined;
}

/**
 * Judges whether one side may ask the department now. Legal counselling is nothing that a department may know of; a
 * student has disputed the outcome in time; a correction that was declined once is not asked again.
 */
export function judgeAsk(meeting: JudgedMeeting, by: Side, now: Date): Exclude<Verdict, 'LATE'> {
  const { kind, confirmation, corrections, outcomeAt, disputedAt } = meeting;
  const to = otherOutcome(meeting.status);
  if (to === undefined) return 'NO_OUTCOME';
  if (kind === 'LAW') return 'LAW_OUTCOME';
  if (by === 'STUDENT' && confirmation !== 'DISPUTED') return 'UNDISPUTED';
  if (corrections.some((one) => one.status === 'WAITING' || (one.status === 'DECLINED' && one.to === to)))
    return 'ASKED_BEFORE';
  return isWithinCorrection(disputedAt ?? outcomeAt, now) ? 'EARLY' : 'OK';
}

/**
 * Returns what is asked of the student on a corrected outcome. Of a meeting entered afterwards that took place, the
 * student is asked again if the counsellor says so; if the department says so, it counts as confirmed.
 */
export function confirmationAfter(source: (typeof SOURCES)[number], to: RequestStatus, by: Side): Confirmation {
  if (source !== 'POST_HOC' || to === 'ABSENT') return 'NONE';
  return by === 'STAFF' ? 'CONFIRMED' : 'WAITING';
}

/** The answer of the student or the clock to what was entered afterwards. */
const CONFIRMATION_BY_ACTION: Partial<Record<Action, Confirmation>> = {
  CONFIRM: 'CONFIRMED',
  DISPUTE: 'DISPUTED',
  UNCONFIRM: 'UNCONFIRMED',
};

/** Returns how an outcome stands with the student once the step is taken. */
export function confirmationThen(
  { source, confirmation }: { readonly source: (typeof SOURCES)[number]; readonly confirmation: Confirmation },
  { action, to, by }: MeetingTransition,
): Confirmation {
  if (action === 'CORRECT_COMPLETED' || action === 'CORRECT_ABSENT') return confirmationAfter(source, to, by);
  return CONFIRMATION_BY_ACTION[action] ?? confirmation;
}

/** Judges whether a meeting counts as held; in SQL it is `isMeeting` of held-meeting-sql.ts. */
export const isHeld = ({ status, confirmation }: Pick<Outcome, 'status' | 'confirmation'>): boolean =>
  status === 'COMPLETED' && (confirmation === 'NONE' || confirmation === 'CONFIRMED');

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
function cancellableUntil(beginsAt: Date, cancelHours: number): Date {
  return new Date(beginsAt.getTime() - cancelHours * HOUR_MS);
}
