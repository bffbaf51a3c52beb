/** State machines of counselling: each has its transitions as a table, and finds one of them here. Pure. */

interface Step {
  readonly action: string;
  /** Null: there is none yet. */
  readonly from: string | null;
  readonly to: string;
  /** Whose step it is: one side, or any of several. */
  readonly by: string | readonly string[];
}

type SideOf<T extends Step> = T['by'] extends infer By ? (By extends readonly (infer Side)[] ? Side : By) : never;

interface Asked<T extends Step> {
  readonly action: T['action'];
  readonly from: T['from'];
  /** One side, or all that somebody is on. */
  readonly by: SideOf<T> | readonly SideOf<T>[];
}

const sidesOf = (by: unknown): unknown[] => [by].flat();

/** Finds the transition that an action is, from there, by somebody who is on one of these sides; undefined where there is none. */
export function machineOf<T extends Step>(transitions: readonly T[]): (asked: Asked<T>) => T | undefined {
  return (asked) => {
    const sides = sidesOf(asked.by);
    return transitions.find(
      ({ action, from, by }) =>
        action === asked.action && from === asked.from && sidesOf(by).some((side) => sides.includes(side)),
    );
  };
}
