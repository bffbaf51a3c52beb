/** How far somebody is from the uses of their mileage, now and with what they might do (docs/specification.md, Mileage). Pure. */
import type { MileageGoal, MileageWay } from '@naru/contract/areas/mileage/own.ts';

export interface Outlook {
  /** The nearest use that is not reached; undefined where all are, or none is given. */
  readonly next: MileageGoal | undefined;
  /** Uses that can be asked for, the largest first. */
  readonly reachedList: readonly MileageGoal[];
  /** The end of a bar that has room for all of it. */
  readonly max: number;
}

/** Looks at all uses with the points that somebody has, and some more. */
export function lookAt(goals: readonly MileageGoal[], available: number, more = 0): Outlook {
  const later = goals.map((goal) => ({ ...goal, missing: Math.max(0, goal.missing - more) }));
  return {
    next: later.filter(({ missing }) => missing > 0).toSorted((one, other) => one.missing - other.missing)[0],
    reachedList: later.filter(({ missing }) => missing === 0).toSorted((one, other) => other.least - one.least),
    max: Math.max(1, available + more, ...goals.map(({ least }) => least)),
  };
}

/** Marks closer to each other than this part of the bar would write over each other. */
const CLOSEST = 0.12;

/** Lists the points at which a bar is marked, the smallest first: the largest, the next one, and others where there is room. */
export function listMarks(goals: readonly MileageGoal[], max: number): readonly number[] {
  const [largest, ...others] = goals.toSorted((one, other) => other.least - one.least);
  if (!largest) return [];
  const { next } = lookAt(goals, 0);
  const marks = [largest.least];
  for (const { least } of next ? [next, ...others] : others) {
    if (marks.every((mark) => Math.abs(mark - least) >= max * CLOSEST)) marks.push(least);
  }
  return marks.toSorted((one, other) => one - other);
}

export interface Simulated {
  readonly more: number;
  readonly total: number;
  /** The use that is the next one today, as it would be then; undefined where all are reached today. */
  readonly goal: MileageGoal | undefined;
  readonly isAll: boolean;
}

/** Works out what somebody would have with some of the ways; each way’s points are the server’s. */
export function simulate(
  { available, goalList }: { readonly available: number; readonly goalList: readonly MileageGoal[] },
  ways: readonly MileageWay[],
  isChosen: (at: number) => boolean,
): Simulated {
  const chosen = ways.filter((_, at) => isChosen(at));
  const more = chosen.reduce((sum, { points }) => sum + points, 0);
  const { next } = lookAt(goalList, available);
  return {
    more,
    total: available + more,
    goal: next && { ...next, missing: Math.max(0, next.missing - more) },
    isAll: ways.length > 0 && chosen.length === ways.length,
  };
}
