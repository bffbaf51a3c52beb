/** Decisions about programmes: how one stands, whose a seat is, what a completion takes (docs/specification.md, Programmes). Pure. */
import { createHash } from 'node:crypto';

import type { ApprovalStatus, Selection, Stage, TraineeStatus } from '@naru/contract/areas/learning/words.ts';

export interface ProgrammeTimes {
  readonly appliesFrom: Date;
  readonly appliesUntil: Date;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
}

export interface Seats {
  readonly capacity: number;
  readonly queueCapacity: number;
  /** Confirmed places. */
  readonly taken: number;
  /** Places that are offered from the queue. */
  readonly held: number;
  /** People in the queue to whom nothing is offered. */
  readonly queued: number;
}

export interface Standing extends ProgrammeTimes, Seats {
  readonly selection: Selection;
  /** The approval of its opening; null where nobody asked for it. */
  readonly opening: ApprovalStatus | null;
}

export const freeSeats = ({ capacity, taken, held }: Seats): number => Math.max(0, capacity - taken - held);

/** Says how a programme stands at a moment. */
export function stageOf(programme: Standing, now: Date): Stage {
  const { publishedAt, cancelledAt, closedAt, opening } = programme;
  if (cancelledAt !== null) return 'CANCELLED';
  if (closedAt !== null) return 'CLOSED';
  if (publishedAt === null || opening !== 'APPROVED') return stageOfDraft(opening);
  if (now >= programme.endsAt) return 'OVER';
  if (now < programme.appliesFrom) return 'SOON';
  if (now < programme.appliesUntil) return stageOfSeats(programme);
  return now < programme.beginsAt ? 'APPLIED' : 'RUNNING';
}

function stageOfDraft(opening: ApprovalStatus | null): Stage {
  if (opening === 'WAITING') return 'REVIEW';
  return opening === 'REFUSED' ? 'REFUSED' : 'DRAFT';
}

function stageOfSeats(programme: Standing): Stage {
  if (programme.selection !== 'FIRST_COME' || freeSeats(programme) > 0) return 'OPEN';
  return programme.queued < programme.queueCapacity ? 'QUEUE' : 'FULL';
}

/** Says what applying leads to, where it is open at all; null where there is neither seat nor queue. */
export function placeFor(programme: Seats & Pick<Standing, 'selection'>): 'SEAT' | 'QUEUE' | 'CHOICE' | null {
  if (programme.selection !== 'FIRST_COME') return 'CHOICE';
  if (freeSeats(programme) > 0) return 'SEAT';
  return programme.queued < programme.queueCapacity ? 'QUEUE' : null;
}

export interface Place {
  readonly status: TraineeStatus;
  readonly place: number | null;
  readonly offeredUntil: Date | null;
}

/** A trainee takes of a programme: a seat, a seat that is held, a place in the queue, or nothing. */
export type Holding = 'TAKEN' | 'HELD' | 'QUEUED' | 'NONE';

export function holdingOf({ status, place, offeredUntil }: Place): Holding {
  if (status === 'CONFIRM') return 'TAKEN';
  if (status !== 'TEMP' && status !== 'APPLY') return 'NONE';
  if (offeredUntil !== null) return 'HELD';
  return place === null ? 'NONE' : 'QUEUED';
}

/** Returns until when those who applied can be decided about: it begins, and nobody applies any more. */
export const decisionEnd = ({ beginsAt, appliesUntil }: Pick<ProgrammeTimes, 'beginsAt' | 'appliesUntil'>): Date =>
  appliesUntil > beginsAt ? appliesUntil : beginsAt;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A place that is offered from the queue is held so long, and on the last day so long. */
export const OFFER_HOURS = 24;
export const LAST_DAY_OFFER_HOURS = 2;

/** Returns until when an offer stands; undefined where the programme begins before anybody could take it. */
export function offerEnd(beginsAt: Date, now: Date): Date | undefined {
  const left = beginsAt.getTime() - now.getTime();
  if (left <= 0) return undefined;
  const hours = left <= DAY_MS ? LAST_DAY_OFFER_HOURS : OFFER_HOURS;
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, beginsAt.getTime()));
}

/** Returns when the clock compares the confirmed places with the least number: at nine in Korea. */
export const decisionAt = (day: string): Date => new Date(`${day}T09:00:00+09:00`);

/** Returns the key by which the lottery sorts; anybody who knows the seed gets the same. */
export function drawKey(seed: string, traineeId: string): string {
  return createHash('sha256').update(`${seed}:${traineeId}`).digest('hex');
}

/** Sorts those who applied by the lottery, winners first. */
export function drawOrder<T extends { readonly id: string }>(seed: string, applicants: readonly T[]): T[] {
  const keyed = applicants.map((one) => ({ one, key: drawKey(seed, one.id) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ one }) => one);
}

export interface Attended {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
  /** Sessions that are over. */
  readonly over: number;
}

/** Three late arrivals make an absence. */
export const LATE_PER_ABSENCE = 3;

/** Returns the attendance in percent, rounded down; null where no session counts yet. */
export function attendanceRate({ present, late, excused, over }: Attended): number | null {
  const counted = over - excused;
  if (counted <= 0) return over > 0 ? 100 : null;
  const attended = present + late - Math.floor(late / LATE_PER_ABSENCE);
  return Math.min(100, Math.floor((100 * Math.max(0, attended)) / counted));
}

/** So many days after its end a programme is completed by the clock: while its survey is open, and two more for a portal that was down. */
export const SETTLED_DAYS = 32;

export interface CompletionRules {
  readonly leastAttendance: number;
  readonly needsSurvey: boolean;
  readonly needsAssignment: boolean;
}

export interface CompletionFacts extends Attended {
  readonly sessions: number;
  readonly isSurveyDone: boolean;
  readonly isAssignmentAccepted: boolean;
}

/** Says whether somebody with a confirmed place has done everything that the completion takes. */
export function hasCompleted(rules: CompletionRules, facts: CompletionFacts): boolean {
  if (facts.over < facts.sessions) return false;
  if ((attendanceRate(facts) ?? 0) < rules.leastAttendance) return false;
  if (rules.needsSurvey && !facts.isSurveyDone) return false;
  return !rules.needsAssignment || facts.isAssignmentAccepted;
}
