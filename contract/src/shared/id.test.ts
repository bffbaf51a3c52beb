import { expect, it } from 'vitest';

import { AskedMoment, CalendarDate } from './id.ts';

const DAY_MS = 86_400_000;

it('a date is every day from 1900 to 2199 and nothing else', () => {
  let days = 0;
  for (let at = Date.UTC(1900, 0, 1); at <= Date.UTC(2199, 11, 31); at += DAY_MS) {
    days += CalendarDate.safeParse(new Date(at).toISOString().slice(0, 10)).success ? 1 : 0;
  }
  expect(days).toBe(109_573);
  let taken = 0;
  for (let year = 1895; year < 2205; year += 1)
    for (let month = 0; month < 14; month += 1)
      for (let day = 0; day < 33; day += 1) {
        const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        taken += CalendarDate.safeParse(date).success ? 1 : 0;
      }
  expect(taken).toBe(109_573);
});

it.each(['0000-01-01', '9999-12-31', '+010000-01-01', '2026-1-1', ' 2026-01-01', '2026-01-01\n', '20260101', ''])(
  'a date is not %j',
  (text) => expect(CalendarDate.safeParse(text).success).toBe(false),
);

it.each([
  ['2026-02-28T23:59:59.999Z', true],
  ['2026-02-30T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59.999Z', false],
  ['2026-02-28', false],
])('a point in time: %s is %s', (text, isOne) => {
  expect(AskedMoment.safeParse(text).success).toBe(isOne);
});
