import { expect, it } from 'vitest';

import { nameDay } from './day-words.ts';

it('T11 names a day of this year short, and one of another year with its year', () => {
  expect(nameDay('2026-12-01', '2026-11-24', 'ko')).toBe('12월 1일');
  expect(nameDay('2026-12-01', '2026-11-24', 'en')).toBe('1 December');
  expect(nameDay('2027-01-08', '2026-11-24', 'ko')).toBe('2027년 1월 8일');
  expect(nameDay('2027-01-08', '2026-11-24', 'en')).toBe('8 January 2027');
});
