import { windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import { describe, expect, it, vi } from 'vitest';

import { areFreshDigits, judgeDigits, makeDigits } from './code.ts';

const KEY = Buffer.from('a key of one session');
const NOW = new Date('2026-12-01T01:00:00Z');
const window = windowAt(NOW.getTime());

describe('C5 digits', () => {
  it.each([
    [0, true, 'FRESH'],
    [-3, true, 'FRESH'],
    [1, true, 'FRESH'],
    [-4, false, 'STALE'],
    [2, false, 'AHEAD'],
  ])('of %i windows away: fresh %s, %s', (away, isFresh, verdict) => {
    const digits = makeDigits(KEY, window + away);
    expect([areFreshDigits([KEY], digits, NOW), judgeDigits([KEY], digits, NOW)]).toEqual([isFresh, verdict]);
  });

  it('of another session are looked for in the fresh windows alone', () => {
    const keys = [KEY];
    const looks = vi.spyOn(keys, 'some');
    expect(areFreshDigits(keys, 'wrong', NOW)).toBe(false);
    expect(looks).toHaveBeenCalledTimes(5);
  });
});
