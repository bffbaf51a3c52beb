import { describe, expect, it } from 'vitest';

import { endsSoon, partDone, pickNear, standingOf } from './rules.ts';

const at = (now: number, wanted: number) => ({ now, wanted, isMet: now >= wanted });

describe('D6 how near somebody is to a badge', () => {
  it.each([
    [true, [], 'HELD'],
    [true, [at(0, 3)], 'HELD'],
    [false, [], 'NEW'],
    [false, [at(0, 3), at(0, 1)], 'NEW'],
    [false, [at(0, 3), at(1, 1)], 'BEGUN'],
  ] as const)('held %s with %j stands %s', (isHeld, progress, standing) => {
    expect(standingOf(isHeld, progress)).toBe(standing);
  });

  it.each([
    [[], 0],
    [[at(1, 2)], 0.5],
    [[at(5, 2)], 1],
    [[at(0, 2), at(1, 1)], 0.5],
    [[at(3, 4), at(1, 4)], 0.5],
  ] as const)('weighs %j as %d', (progress, part) => {
    expect(partDone(progress)).toBe(part);
  });

  it('names the three nearest that were begun, and none that is held', () => {
    const rows = [
      { id: 'a', standing: 'HELD', done: 1 },
      { id: 'b', standing: 'BEGUN', done: 0.2 },
      { id: 'c', standing: 'BEGUN', done: 0.9 },
      { id: 'd', standing: 'NEW', done: 0 },
      { id: 'e', standing: 'BEGUN', done: 0.2 },
      { id: 'f', standing: 'BEGUN', done: 0.1 },
      { id: 'g', standing: null, done: 0 },
      { id: 'h', standing: 'BEGUN', done: 1 },
    ] as const;
    expect(pickNear(rows).map(({ id }) => id)).toEqual(['c', 'b', 'e']);
  });

  it.each([
    [null, false],
    ['2026-11-19T00:00:00Z', false],
    ['2026-11-20T00:00:00Z', false],
    ['2026-11-20T00:00:01Z', true],
    ['2027-01-19T00:00:00Z', true],
    ['2027-01-19T00:00:01Z', false],
  ])('ends soon at %s: %s', (expiresAt, isSoon) => {
    const ends = expiresAt === null ? null : new Date(expiresAt);
    expect(endsSoon(ends, new Date('2026-11-20T00:00:00Z'))).toBe(isSoon);
  });
});
