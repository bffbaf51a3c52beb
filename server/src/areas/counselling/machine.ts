/** State machines of counselling: each has its transitions as a table, and finds one of them here. Pure. */

/** What somebody may do with something that stands so, and how it stands then. */
export interface Step<
  Action extends string = string,
  Status extends string = string,
  By extends string | readonly string[] = string | readonly string[],
  From extends Status | null = Status | null,
> {
  readonly action: Action;
  /** Null: there is none yet. */
  readonly from: From;
  readonly to: Status;
  /** Whose step it is: one side, or any of several. */
  readonly by: By;
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
