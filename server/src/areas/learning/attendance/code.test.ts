import { windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import { describe, expect, it, vi } from 'vitest';

import { areFreshDigits, makeDigits } from './code.ts';

const KEY = Buffer.from('a key of one session');
const NOW = new Date('2026-12-01T01:00:00Z');
const window = windowAt(NOW.getTime());

describe('C5 digits', () => {
  it.each([
    [0, true],
    [-3, true],
    [1, true],
    [-4, false],
    [2, false],
  ])('of %i windows away: fresh %s', (away, isFresh) => {
    const digits = makeDigits(KEY, window + away);
    expect(areFreshDigits([KEY], digits, NOW)).toBe(isFresh);
  });

  it('of another session are looked for in the fresh windows alone', () => {
    const keys = [KEY];
    const looks = vi.spyOn(keys, 'some');
    expect(areFreshDigits(keys, 'wrong', NOW)).toBe(false);
    expect(looks).toHaveBeenCalledTimes(5);
  });
});
