/**
 * The machine of legal cases (docs/specification.md §7), its clock, and how names are compared. Pure.
 */
import {
  LAW_GUIDE,
  type LawAction,
  type LawCaseType,
  type LawFacts,
  type LawStatus,
} from '@naru/contract/areas/counselling/law/words.ts';

import type { EnumKey } from '@naru/contract/enums.ts';

import { addDays, beginOf } from '../../../blocks/calendar/hours.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';

export type LawSide = 'STUDENT' | 'LAW' | 'SYSTEM';

export type LawTransition = Transition<LawAction, LawStatus, LawSide, LawStatus>;

export const LAW_TRANSITIONS: readonly LawTransition[] = [
  { action: 'ACCEPT', from: 'RECEIVED', to: 'ACCEPTED', by: 'LAW' },
  { action: 'DECLINE', from: 'RECEIVED', to: 'DECLINED', by: 'LAW' },
  { action: 'ASSIGN', from: 'ACCEPTED', to: 'ASSIGNED', by: 'LAW' },
  { action: 'CONSULT', from: 'ASSIGNED', to: 'CONSULTED', by: 'LAW' },
  { action: 'DRAFT', from: 'CONSULTED', to: 'OPINION_DRAFT', by: 'LAW' },
  { action: 'REVISE', from: 'OPINION_DRAFT', to: 'OPINION_DRAFT', by: 'LAW' },
  { action: 'RETURN', from: 'OPINION_DRAFT', to: 'OPINION_DRAFT', by: 'LAW' },
  { action: 'REVIEW', from: 'OPINION_DRAFT', to: 'OPINION_REVIEWED', by: 'LAW' },
  { action: 'SEND', from: 'OPINION_REVIEWED', to: 'SENT', by: 'LAW' },
  { action: 'CLOSE', from: 'SENT', to: 'CLOSED', by: 'LAW' },
  ...(['ASSIGNED', 'CONSULTED', 'OPINION_DRAFT', 'OPINION_REVIEWED', 'SENT'] as const).map((status): LawTransition => ({
    action: 'REASSIGN',
    from: status,
    to: status,
    by: 'LAW',
  })),
];

export interface Concerned {
  readonly actorId: string;
  readonly assigneeIds: readonly string[];
  /** Author of the latest version of the opinion. */
  readonly draftedBy: string | null;
}

/** The hour of a case, as far as the machine asks for it. */
interface Hour {
  readonly status: string;
  readonly beginsAt: string;
}
const NEEDS_ANSWERED_HOUR: ReadonlySet<LawAction> = new Set(['CONSULT', 'DECLINE', 'CLOSE']);

/** Whether the student waits for the answer to an hour that is still ahead: nobody was consulted then, and no case ends so. */
export function waitsForHour(action: LawAction, hour: Hour | null, now: Date): boolean {
  return (
    NEEDS_ANSWERED_HOUR.has(action) && hour?.status === 'WAITING' && new Date(hour.beginsAt).getTime() > now.getTime()
  );
}

/** The answers and the evidence of a form that are asked for in matters of this type. */
export function isAbout(caseType: LawCaseType, facts: Pick<LawFacts, 'answerList' | 'evidenceList'>): boolean {
  const guide = LAW_GUIDE[caseType];
  return (
    facts.answerList.every(({ question }) => guide.questions.includes(question)) &&
    facts.evidenceList.every((one) => guide.evidence.includes(one))
  );
}

/** Tells whether this law counsellor may: assignees write, and somebody else reviews. */
export function mayTake(action: LawAction, { actorId, assigneeIds, draftedBy }: Concerned): boolean {
  if (action === 'CONSULT' || action === 'DRAFT' || action === 'REVISE') return assigneeIds.includes(actorId);
  if (action === 'REVIEW' || action === 'RETURN') return draftedBy !== null && draftedBy !== actorId;
  return true;
}

export const IS_OVER: ReadonlySet<LawStatus> = new Set(['DECLINED', 'CLOSED']);
const IS_ANSWERED: ReadonlySet<LawStatus> = new Set([...IS_OVER, 'SENT']);
export const isOverdue = (status: LawStatus, dueAt: Date, now: Date): boolean =>
  !IS_ANSWERED.has(status) && dueAt < now;

export interface Paused {
  readonly beginsOn: string;
  /** Included. */
  readonly endsOn: string;
}

/** By when a case is answered: so many days after it came, at the same hour; a day in a pause is none of them. */
export function dueAtOf(askedAt: Date, days: number, pauses: readonly Paused[]): Date {
  const isPaused = (day: string): boolean => pauses.some((one) => one.beginsOn <= day && day <= one.endsOn);
  const first = koreanDate(askedAt);
  const sinceMidnight = askedAt.getTime() - beginOf(first, 0).getTime();
  let day = first;
  for (let counted = 0; counted < days;) {
    day = addDays(day, 1);
    if (!isPaused(day)) counted += 1;
  }
  return new Date(beginOf(day, 0).getTime() + sinceMidnight);
}

export interface LawStepNow {
  readonly step: 'ANSWER' | 'ASSIGN' | 'MEET' | 'WRITE' | 'REVIEW' | 'READ' | 'CLOSE';
  readonly who: 'STUDENT' | 'COUNSELLOR' | 'BOTH';
  readonly dueAt: Date | null;
}

/** Returns the next step as that side is told, and whose turn it is. */
export function nextStepOf(
  one: { status: LawStatus; dueAt: Date; meetsAt: Date | null },
  side: 'STUDENT' | 'COUNSELLOR',
  now: Date,
): LawStepNow | null {
  const { status, dueAt, meetsAt } = one;
  if (IS_OVER.has(status)) return null;
  if (status === 'SENT') {
    return side === 'STUDENT'
      ? { step: 'READ', who: 'STUDENT', dueAt: null }
      : { step: 'CLOSE', who: 'COUNSELLOR', dueAt: null };
  }
  if (meetsAt !== null && meetsAt > now) return { step: 'MEET', who: 'BOTH', dueAt: meetsAt };
  const ours = { who: 'COUNSELLOR', dueAt } as const;
  if (status === 'RECEIVED') return { step: 'ANSWER', ...ours };
  if (status === 'ACCEPTED') return { step: 'ASSIGN', ...ours };
  if (status === 'OPINION_DRAFT') return { step: 'REVIEW', ...ours };
  if (status === 'OPINION_REVIEWED') return { step: side === 'STUDENT' ? 'REVIEW' : 'READ', ...ours };
  return { step: 'WRITE', ...ours };
}

/** A name as it is compared: without spaces, marks, legal forms and forms of address. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/주식회사|유한회사|\(주\)|\(유\)|㈜/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=.{2})(?:씨|님)$/u, '');
}

/** The states of cases as the student's list of all counselling has them. */
export const COARSE_STATUSES: Readonly<Record<LawStatus, EnumKey<'psychologicalStatus'>>> = {
  RECEIVED: 'WAITING',
  ACCEPTED: 'APPROVED',
  DECLINED: 'CANCELLED',
  ASSIGNED: 'APPROVED',
  CONSULTED: 'IN_PROGRESS',
  OPINION_DRAFT: 'IN_PROGRESS',
  OPINION_REVIEWED: 'IN_PROGRESS',
  SENT: 'IN_PROGRESS',
  CLOSED: 'ENDED',
};
