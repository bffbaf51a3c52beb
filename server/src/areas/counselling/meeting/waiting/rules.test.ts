import { expect, it } from 'vitest';

import { offerUntil } from './rules.ts';

const now = new Date('2026-11-20T01:00:00Z');
const at = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

it.each([
  [48, 12],
  [24, 12],
  [23.99, 2],
  [3, 2],
  // Never longer than until it begins.
  [1.5, 1.5],
  [1, 1],
])('P11 an hour that begins in %s hours is kept for %s', (ahead, kept) => {
  expect(offerUntil(at(ahead), now)).toEqual(at(kept));
});

it('P11 an hour that nearly begins is offered to nobody', () => {
  expect(offerUntil(at(0.99), now)).toBeUndefined();
  expect(offerUntil(at(-1), now)).toBeUndefined();
});
