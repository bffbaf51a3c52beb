/** Decisions about codes and marks (docs/specification.md §7, Attendance). Pure. */
import { CODE_AHEAD, CODE_WINDOWS, windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import type { AttendanceMethod } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';

const MINUTE_MS = 60_000;
/** Codes count from so long before the beginning. */
export const EARLY_MINUTES = 30;
/** A ticket lives so long, for who has to sign in first. */
export const TICKET_MINUTES = 10;
/** Digits that come so much later than they were typed are kept for a nod, and later ones not. */
const LATEST_MS = 24 * 60 * MINUTE_MS;
/** A secret link ends so long after its session. */
const LINK_AFTER_MS = 24 * 60 * MINUTE_MS;

export interface SessionTimes {
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

export interface Minutes {
  readonly late: number;
  readonly grace: number;
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

export interface CodeTimes {
  readonly opensAt: Date;
  readonly lateFrom: Date;
  readonly countsUntil: Date;
}

/** Returns from when to when codes of a session count, and from when on they are late. */
export function codeTimes({ beginsAt, endsAt }: SessionTimes, { late, grace }: Minutes): CodeTimes {
  return {
    opensAt: later(beginsAt, -EARLY_MINUTES),
    lateFrom: later(beginsAt, late),
    countsUntil: later(endsAt, grace),
  };
}

/** Returns from when on a session can be closed: nobody is absent while who comes is on time. */
export const closableFrom = (
  { endsAt }: Pick<SessionTimes, 'endsAt'>,
  { lateFrom }: Pick<CodeTimes, 'lateFrom'>,
): Date => (endsAt < lateFrom ? endsAt : lateFrom);

export const linkEnd = ({ endsAt }: Pick<SessionTimes, 'endsAt'>): Date => new Date(endsAt.getTime() + LINK_AFTER_MS);

export type Moment = 'EARLY' | 'COUNTS' | 'OVER';

export function momentOf({ opensAt, countsUntil }: CodeTimes, at: Date): Moment {
  if (at < opensAt) return 'EARLY';
  return at <= countsUntil ? 'COUNTS' : 'OVER';
}

/** Says how somebody who came at a moment stands. */
export const statusAt = ({ lateFrom }: Pick<CodeTimes, 'lateFrom'>, at: Date): 'PRESENT' | 'LATE' =>
  at < lateFrom ? 'PRESENT' : 'LATE';

/** Fresh; from an older window; from one that has not come yet, by a clock that is ahead. */
export type Freshness = 'FRESH' | 'STALE' | 'AHEAD';

/** Judges the window of a code that was really made, at a moment. */
export function freshnessOf(window: number, at: Date): Freshness {
  const age = windowAt(at.getTime()) - window;
  if (age >= CODE_WINDOWS) return 'STALE';
  return age >= -CODE_AHEAD ? 'FRESH' : 'AHEAD';
}

/** Lists the windows whose codes are fresh, the latest first. */
export function freshWindows(at: Date): number[] {
  const now = windowAt(at.getTime());
  return Array.from({ length: CODE_WINDOWS + CODE_AHEAD }, (_, back) => now + CODE_AHEAD - back);
}

export interface Typed {
  readonly typedAt: Date;
  readonly sentAt: Date;
}

/**
 * Says when digits were typed, by the server's clock: the person's own clock may be wrong, so only the time between typing
 * and sending counts. Undefined for longer ago than a day.
 */
export function typedMoment({ typedAt, sentAt }: Typed, now: Date): Date | undefined {
  const age = Math.max(0, sentAt.getTime() - typedAt.getTime());
  return age > LATEST_MS ? undefined : new Date(now.getTime() - age);
}

export interface Standing {
  readonly status: AttendanceStatus;
  readonly method: AttendanceMethod;
  readonly waits: boolean;
}

/** Says whether a code may take the place of a mark: of one that waits, and of an absence that only the closing made. */
export const isReplaceable = ({ waits, method }: Pick<Standing, 'waits' | 'method'>): boolean =>
  waits || method === 'CLOSING';

/** Says whether the person has to hear of a change: their own code had counted, or the session was closed. */
export function isCorrection(
  before: Standing | undefined,
  after: { readonly status: AttendanceStatus | null; readonly isClosed: boolean },
): boolean {
  if (before?.status === after.status && !before?.waits) return false;
  if (after.isClosed) return true;
  return before !== undefined && !before.waits && (before.method === 'LINK' || before.method === 'TYPED');
}
