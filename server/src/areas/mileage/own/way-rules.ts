/** Which deeds are shown first (docs/specification.md, Mileage). Pure. */
import type { MileageWay } from '@naru/contract/areas/mileage/own.ts';

import type { JudgedRule } from '../rule/rules.ts';

export interface Rated {
  readonly way: MileageWay;
  /** Hours that it takes; null where nobody can say: then an hour a point, as in programmes. */
  readonly hours: number | null;
  /** The best one of a group is shown. */
  readonly group: string | null;
}

const MOST_WAYS = 3;
/** Answering, and waiting for a decision, take hardly any time. */
const LEAST_HOURS = 0.1;
/** Hours that are counted where no cap says how many could bring something. */
const HOURS_AT_ONCE = 10;

/** Finds the deed that brings most by a rule, and the hours that it takes. */
export function largestDeed(rule: JudgedRule): { readonly quantity: number; readonly hours: number | null } {
  const { formula } = rule;
  switch (formula.kind) {
    case 'PIECE':
      return { quantity: 1, hours: null };
    case 'GRADE':
      return { quantity: Math.max(...formula.rowList.map(({ least }) => least)), hours: null };
    case 'HOUR':
      return hoursUpTo(rule, formula.points);
    case 'PROMISED':
      return hoursUpTo(rule, formula.perHour);
  }
}

function hoursUpTo({ capOnce }: JudgedRule, perHour: number) {
  const hours = capOnce === null || perHour === 0 ? HOURS_AT_ONCE : Math.ceil(capOnce / perHour);
  return { quantity: hours, hours };
}

/** Chooses those that bring most for an hour, then those that end first, then those that bring most. */
export function chooseWays(rated: readonly Rated[]): MileageWay[] {
  const worth = ({ way, hours }: Rated): number => way.points / Math.max(LEAST_HOURS, hours ?? way.points);
  const end = ({ way }: Rated): string => way.until ?? '9999';
  const sorted = rated.toSorted(
    (one, other) =>
      worth(other) - worth(one) || end(one).localeCompare(end(other)) || other.way.points - one.way.points,
  );
  const isFirst = ({ group }: Rated, at: number): boolean =>
    group === null || sorted.findIndex((other) => other.group === group) === at;
  return sorted
    .filter(isFirst)
    .slice(0, MOST_WAYS)
    .map(({ way }) => way);
}
