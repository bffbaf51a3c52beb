/** Lines over the attempts at a test. Pure. */
import type { TestResult } from '@naru/contract/areas/ability/result.ts';

import { scalesOf, shownPoints } from '../../../blocks/ability/findings.ts';

/** More lines than that nobody tells apart. */
const MOST_LINES = 6;
const LEAST_CHANGE = 2;

export interface ScaleLine {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A line for each of the main scales; a gap where an attempt has no score that may be compared. */
export function drawHistory(result: Pick<TestResult, 'scaleList' | 'pictureList' | 'attemptList'>): ScaleLine[] {
  return scalesOf(result, result.pictureList[0]?.scaleList ?? [])
    .slice(0, MOST_LINES)
    .map(({ scaleCode, name }) => ({
      name,
      values: result.attemptList.map(({ pointList }) => {
        const found = pointList.find((one) => one.scaleCode === scaleCode);
        return found ? shownPoints(found.points) : null;
      }),
    }));
}

export interface SinceFirst {
  readonly kind: 'risen' | 'fallen';
  readonly name: string;
  readonly by: number;
}

/** Finds the line that changed most between its first and its last value; undefined where all are nearly the same. */
export function findSinceFirst(lines: readonly ScaleLine[]): SinceFirst | undefined {
  const changes = lines.flatMap(({ name, values }) => {
    const known = values.filter((value) => value !== null);
    const [first, last] = [known[0], known.at(-1)];
    return first === undefined || last === undefined ? [] : [{ name, change: last - first }];
  });
  const [most] = changes.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  if (!most || Math.abs(most.change) < LEAST_CHANGE) return undefined;
  return { kind: most.change > 0 ? 'risen' : 'fallen', name: most.name, by: Math.abs(most.change) };
}
