/** Decides how somebody stands with the badges of the catalogue. Pure. */
import { BADGE_SOON_DAYS, type BadgeStanding } from '@naru/contract/areas/portfolio/badge.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST_NEAR = 3;

interface Measured {
  readonly now: number;
  readonly wanted: number;
  readonly isMet: boolean;
}

export function standingOf(isHeld: boolean, progress: readonly Measured[]): BadgeStanding {
  if (isHeld) return 'HELD';
  return progress.some(({ now }) => now > 0) ? 'BEGUN' : 'NEW';
}

/** Returns the part that is done, from 0 to 1: each condition weighs the same. */
export function partDone(progress: readonly Measured[]): number {
  if (progress.length === 0) return 0;
  const parts = progress.map(({ now, wanted, isMet }) => (isMet ? 1 : Math.min(1, now / Math.max(1, wanted))));
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/**
 * Picks up to three that somebody has begun and lacks something for, the nearest first; of two alike the one that comes
 * first. One for which nothing is missing comes by itself.
 */
export function pickNear<Row extends { readonly standing: BadgeStanding | null; readonly done: number }>(
  rows: readonly Row[],
): Row[] {
  return rows
    .filter(({ standing, done }) => standing === 'BEGUN' && done < 1)
    .toSorted((one, other) => other.done - one.done)
    .slice(0, MOST_NEAR);
}

export const endsSoon = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt !== null && expiresAt > now && expiresAt.getTime() - now.getTime() <= BADGE_SOON_DAYS * DAY_MS;
