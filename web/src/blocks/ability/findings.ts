/** Sentences that a result begins with, as what they are about. Pure. */
import type { ResultScale, TestResult } from '@naru/contract/areas/ability/result.ts';

/** Smaller differences are no finding: an answer more or less makes them. */
const LEAST_CHANGE = 2;

export type Finding =
  | { readonly kind: 'up' | 'down'; readonly name: string; readonly by: number }
  | { readonly kind: 'highest'; readonly name: string }
  | { readonly kind: 'same' | 'even' | 'none' };

export type FoundScale = Pick<ResultScale, 'name' | 'points' | 'before'>;

/** The most points that a scale can have, at which its pictures end. */
export const MOST_POINTS = 100;

/** Points as they are shown, so that a change is the difference of the two numbers beside it. */
export const shownPoints = (points: number): number => Math.round(points);

/** The change since last time, of the numbers that are shown; undefined where there is none to tell. */
export function changeOf({ points, before }: Pick<FoundScale, 'points' | 'before'>): number | undefined {
  return points === null || before === null ? undefined : shownPoints(points) - shownPoints(before);
}

/** Finds the largest change, or without one the highest scale. */
export function findMain(scales: readonly FoundScale[]): Finding {
  const changed = scales.flatMap((scale) => {
    const change = changeOf(scale);
    return change === undefined ? [] : [{ name: scale.name, change }];
  });
  if (changed.length === 0) return findHighest(scales);
  const largest = changed.reduce((most, one) => (Math.abs(one.change) > Math.abs(most.change) ? one : most));
  if (Math.abs(largest.change) < LEAST_CHANGE) return { kind: 'same' };
  return { kind: largest.change > 0 ? 'up' : 'down', name: largest.name, by: Math.abs(largest.change) };
}

export function findHighest(scales: readonly FoundScale[]): Finding {
  const scored = scales.flatMap(({ name, points }) => (points === null ? [] : [{ name, points: shownPoints(points) }]));
  const [first, ...others] = scored.toSorted((one, other) => other.points - one.points);
  if (!first) return { kind: 'none' };
  return others[0] && others[0].points === first.points ? { kind: 'even' } : { kind: 'highest', name: first.name };
}

/** Counts what rose and what fell. */
export function countChanges(scales: readonly FoundScale[]): { all: number; risen: number; fallen: number } {
  const changes = scales.flatMap((scale) => changeOf(scale) ?? []);
  return {
    all: changes.length,
    risen: changes.filter((change) => change > 0).length,
    fallen: changes.filter((change) => change < 0).length,
  };
}

/** The scales of a picture, in its order. */
export function scalesOf({ scaleList }: Pick<TestResult, 'scaleList'>, codes: readonly string[]): ResultScale[] {
  return codes.flatMap((code) => scaleList.find(({ scaleCode }) => scaleCode === code) ?? []);
}

/** A radar is for five to eight parts, all of which have a score. */
export const fitsRadar = (scales: readonly Pick<ResultScale, 'points'>[]): boolean =>
  scales.length >= 5 && scales.length <= 8 && scales.every(({ points }) => points !== null);

/** Half the width of the band in which the main scores lie, as one number for all: the widest. */
export function widestBand(scales: readonly Pick<ResultScale, 'band'>[]): number | undefined {
  const bands = scales.flatMap(({ band }) => band ?? []);
  return bands.length === 0 ? undefined : Math.max(...bands);
}
