/**
 * How long an hour that was given back is kept for its student (docs/specification.md, Waiting for counselling). Pure.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nobody is offered an hour that they could hardly come to. */
const LEAST_AHEAD_MS = HOUR_MS;
const LONG_MS = 12 * HOUR_MS;
const SHORT_MS = 2 * HOUR_MS;

/** How long one waits at most: as far ahead as hours can be booked, unless a university says otherwise. */
export const WAITING_DAYS = 56;

/** Returns until when an offer holds; undefined where it is too late to make one. */
export function offerUntil(beginsAt: Date, now: Date): Date | undefined {
  const ahead = beginsAt.getTime() - now.getTime();
  if (ahead < LEAST_AHEAD_MS) return undefined;
  const most = now.getTime() + (ahead < DAY_MS ? SHORT_MS : LONG_MS);
  return new Date(Math.min(most, beginsAt.getTime()));
}
