import { expect, it } from 'vitest';

import { secondsUntilNextTry } from './rules.ts';

it('steps back a minute first, and an hour at most', () => {
  expect([0, 1, 2, 3, 6, 50].map(secondsUntilNextTry)).toEqual([60, 120, 240, 480, 3_600, 3_600]);
});
