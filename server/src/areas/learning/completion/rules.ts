/** Decisions about completions and certificates (docs/specification.md §7, Completion and certificates). Pure. */
import { randomInt } from 'node:crypto';

import type { AssignmentStatus, CompletionState, Lack } from '@naru/contract/areas/learning/completion.ts';
import type { CompletionView } from '@naru/contract/areas/learning/words.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';
import { attendanceRate, hasCompleted, type CompletionFacts, type CompletionRules } from '../core/rules.ts';

const DAY_MS = 86_400_000;
/** How long after the last session the survey is open. */
export const SURVEY_DAYS = 30;
/** An assignment that was returned may be handed in again for so long, whatever the deadline. */
export const RETURNED_DAYS = 7;

export interface Facts extends CompletionRules, Omit<CompletionFacts, 'isAssignmentAccepted'> {
  readonly open: number;
  readonly assignment: AssignmentStatus | null;
  /** Completed another one of the series, where it may be taken once only. */
  readonly isRepeat: boolean;
  readonly completedAt: Date | null;
  readonly isWithdrawnByHand: boolean;
}

const isAccepted = ({ assignment }: Pick<Facts, 'assignment'>): boolean => assignment === 'ACCEPTED';
export const isEnough = (facts: Facts): boolean => (attendanceRate(facts) ?? 0) >= facts.leastAttendance;

export function isReady(facts: Facts): boolean {
  return !facts.isRepeat && hasCompleted(facts, { ...facts, isAssignmentAccepted: isAccepted(facts) });
}

export function stateOf(facts: Facts): CompletionState {
  if (facts.completedAt !== null) return 'COMPLETED';
  if (facts.isWithdrawnByHand) return 'WITHDRAWN';
  if (facts.over < facts.sessions) return 'RUNNING';
  if (isReady(facts)) return 'READY';
  const waits = (!isEnough(facts) && facts.open > 0) || (facts.needsAssignment && facts.assignment === 'HANDED_IN');
  return waits ? 'WAITING' : 'LACKING';
}

export function lacksOf(facts: Facts): Lack[] {
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['SESSIONS', facts.over < facts.sessions],
    ['ATTENDANCE', facts.over > 0 && !isEnough(facts)],
    ['SURVEY', facts.needsSurvey && !facts.isSurveyDone],
    ['ASSIGNMENT', facts.needsAssignment && !isAccepted(facts)],
    ['REPEAT', facts.isRepeat && facts.completedAt === null],
  ];
  return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
}

/** Says whether a completion by the rules goes: attendance was corrected, and is no longer enough. */
export function isLost(facts: Facts & { readonly completionMethod: string | null }): boolean {
  return facts.completedAt !== null && facts.completionMethod === 'RULE' && !isEnough(facts);
}

export function presentCompletion(facts: Facts & { readonly certificateNo: string | null }): CompletionView {
  return {
    presentCount: facts.present,
    lateCount: facts.late,
    absentCount: facts.absent,
    excusedCount: facts.excused,
    countedCount: Math.max(0, facts.over - facts.excused),
    sessionCount: facts.sessions,
    rate: attendanceRate(facts),
    leastRate: facts.leastAttendance,
    needsSurvey: facts.needsSurvey,
    isSurveyDone: facts.isSurveyDone,
    needsAssignment: facts.needsAssignment,
    isAssignmentDone: isAccepted(facts),
    completedAt: facts.completedAt?.toISOString() ?? null,
    certificateNo: facts.certificateNo,
  };
}

export type AssignmentSide = 'TRAINEE' | 'DESK';
export type AssignmentTransition = Transition<
  'HAND_IN' | 'ACCEPT' | 'RETURN',
  AssignmentStatus,
  AssignmentSide,
  AssignmentStatus
>;

/** Handing in for the first time begins the record. */
export const ASSIGNMENT_TRANSITIONS: readonly AssignmentTransition[] = [
  { action: 'HAND_IN', from: 'HANDED_IN', to: 'HANDED_IN', by: 'TRAINEE' },
  { action: 'HAND_IN', from: 'RETURNED', to: 'HANDED_IN', by: 'TRAINEE' },
  { action: 'RETURN', from: 'HANDED_IN', to: 'RETURNED', by: 'DESK' },
  { action: 'ACCEPT', from: 'HANDED_IN', to: 'ACCEPTED', by: 'DESK' },
];

/** Returns until when an assignment may be handed in; null for no end. */
export function handInEnd(until: Date | null, returnedAt: Date | null): Date | null {
  if (until === null || returnedAt === null) return until;
  return new Date(Math.max(until.getTime(), returnedAt.getTime() + RETURNED_DAYS * DAY_MS));
}

/** Says whether an assignment may be handed in now, for the first time or again. */
export function canHandIn(
  place: { readonly needsAssignment: boolean; readonly assignmentUntil: Date | null; readonly isCancelled: boolean },
  assignment: { readonly status: AssignmentStatus; readonly returnedAt: Date | null } | undefined,
  now: Date,
): boolean {
  if (!place.needsAssignment || place.isCancelled || assignment?.status === 'ACCEPTED') return false;
  const end = handInEnd(place.assignmentUntil, assignment?.returnedAt ?? null);
  return end === null || now < end;
}

/**
 * Says when somebody can answer the survey about a programme: from its last session on, and for a month after it or after
 * their completion, so that nobody loses by an office that was slow.
 */
export function surveyWindow(
  last: { readonly beginsAt: Date; readonly endsAt: Date },
  completedAt: Date | null,
): { opensAt: Date; closesAt: Date } {
  const since = Math.max(last.endsAt.getTime(), completedAt?.getTime() ?? 0);
  return { opensAt: last.beginsAt, closesAt: new Date(since + SURVEY_DAYS * DAY_MS) };
}

/** Without letters and digits that are read as one another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_GROUPS = 3;
const CODE_GROUP_LENGTH = 4;

/**
 * Draws the code that proves that somebody has the paper: 58 bits.
 *
 * @param draw a number from 0 to below the one given
 */
export function drawCheckCode(draw: (count: number) => number = randomInt): string {
  const group = (): string =>
    Array.from({ length: CODE_GROUP_LENGTH }, () => CODE_LETTERS[draw(CODE_LETTERS.length)]).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** Reads a code as people type it: in any case, with or without hyphens. */
export function readCheckCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export const certificateNumber = (year: number, serial: number): string =>
  `NR-${year}-${String(serial).padStart(6, '0')}`;

const HIDDEN = '○';

/** Hides all but the first letter of each part of a name. */
export function maskName(name: string): string {
  const hide = (part: string): string => {
    const [first = '', ...rest] = Array.from(part);
    return rest.length === 0 ? HIDDEN : first + HIDDEN.repeat(rest.length);
  };
  return name.trim().split(/\s+/u).map(hide).join(' ');
}
