/** The whole of a machine against a table that is written by hand: from × action × side. */
import { expect, it } from 'vitest';

import { machineOf, type Transition } from '../src/blocks/workflow/machine.ts';

export interface ExpectedMachine {
  readonly transitions: readonly Transition[];
  readonly statuses: readonly string[];
  readonly sides: readonly string[];
  /** A line each: `ACTION FROM TO SIDE SIDE …`; `-` for where there is none yet. Everything else is forbidden. */
  readonly table: string;
}

/** Tests each action, from each state, by each side; call it in a `describe` that names the machine. */
export function testMachine({ transitions, statuses, sides, table }: ExpectedMachine): void {
  const find = machineOf(transitions);
  const expected = new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [action = '', from = '', to = '', ...by] = line.trim().split(/ +/);
        return by.map((side) => [`${action} ${from} ${side}`, to] as const);
      }),
  );
  const named = [...expected.keys()].map((key) => key.split(' ')[0] ?? '');
  const actions = [...new Set([...named, ...transitions.map(({ action }) => action)])];
  const all = actions.flatMap((action) =>
    [null, ...statuses].flatMap((from) => sides.map((by) => ({ action, from, by }))),
  );
  it.each(all)('$action from $from by $by is there exactly where the table has it', ({ action, from, by }) => {
    expect(find({ action, from, by })?.to).toBe(expected.get(`${action} ${from ?? '-'} ${by}`));
  });

  it('names nothing that is no state or side of it', () => {
    for (const line of table.trim().split('\n')) {
      const [, from = '', to = '', ...by] = line.trim().split(/ +/);
      expect(['-', ...statuses]).toContain(from);
      expect(statuses).toContain(to);
      for (const side of by) expect(sides).toContain(side);
    }
  });
}
