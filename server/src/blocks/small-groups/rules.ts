/**
 * Figures that identify nobody: groups of few are not shown, and with them so many others that none can be worked out
 * from a total less the rest. Pure.
 */

export interface SmallGroupRule<T> {
  /** Fewest people whose figures may be shown. */
  readonly least: number;
  readonly sizeOf: (group: T) => number;
  /** Unless told, a group of fewer people than that. */
  readonly isSmall?: (group: T) => boolean;
  /** People may be in several groups, so that groups together are only known to be as many as the largest. */
  readonly overlaps: boolean;
}

/**
 * Marks groups that are withheld where their total is shown: the small ones, and then the next smallest until those
 * withheld are together large enough. Null: they never are, so that the total has to go as well, with all groups.
 */
export function markWithheld<T>(groups: readonly T[], rule: SmallGroupRule<T>): boolean[] | null {
  const { least, sizeOf, isSmall = (group: T) => sizeOf(group) < least, overlaps } = rule;
  const withheld = groups.map(isSmall);
  if (!withheld.includes(true)) return withheld;
  const sizes = groups.map(sizeOf);
  const rising = sizes
    .map((size, at) => ({ size, at }))
    // A group of nobody hides none of the few.
    .filter(({ size, at }) => size > 0 && !withheld[at])
    .sort((one, other) => one.size - other.size || one.at - other.at);
  const isEnough = (): boolean => {
    const hidden = sizes.filter((_size, at) => withheld[at]);
    return (overlaps ? Math.max(...hidden) : hidden.reduce((sum, size) => sum + size, 0)) >= least;
  };
  while (!isEnough()) {
    const next = rising.shift();
    if (!next) return null;
    withheld[next.at] = true;
  }
  return withheld;
}

/** Leaves out groups that are withheld; all of them where the total has to go. */
export function withoutSmall<T>(groups: readonly T[], rule: SmallGroupRule<T>): T[] {
  const withheld = markWithheld(groups, rule);
  return withheld === null ? [] : groups.filter((_group, at) => !withheld[at]);
}

/** Merges groups that would be withheld into one that stands last, so that the sum stays the total; none where it has to go. */
export function mergeSmall<T>(
  groups: readonly T[],
  rule: SmallGroupRule<T> & { readonly merge: (small: readonly T[]) => T },
): T[] {
  const withheld = markWithheld(groups, rule);
  if (withheld === null) return [];
  const small = groups.filter((_group, at) => withheld[at]);
  const rest = groups.filter((_group, at) => !withheld[at]);
  return small.length === 0 ? rest : [...rest, rule.merge(small)];
}
