import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeAgeDecade, formatAgeDecade, formatSexCode, formatYesNo, isYes } from './person.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const words = { yes: '예', no: '아니요' };

test('only true, Y and 1 mean yes', () => {
  for (const value of [true, 'Y', 1]) expect(formatYesNo(value, words)).toBe('예');
  const others = [false, 'N', 0, 'y', 'yes', '1', 'true', 2, -1, 1n, NaN, null, undefined, '', [1], {}];
  for (const value of others) expect(formatYesNo(value, words)).toBe('아니요');
  const yes: unknown[] = [true, 'Y', 1];
  fc.assert(fc.property(fc.anything(), (value) => isYes(value) === yes.includes(value)));
});

test.each([
  ['M', '남', 'Male'],
  ['F', '여', 'Female'],
  ['m', 'm', 'm'],
  ['X', 'X', 'X'],
  ['', '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('the sex code %s is %s, %s', (code, korean, english) => {
  expect(formatSexCode(code, 'ko')).toBe(korean);
  expect(formatSexCode(code, 'en')).toBe(english);
});

describe('age decade', () => {
  test.each([
    [2026, '10세 미만', 'Under 10'],
    [2018, '10세 미만', 'Under 10'],
    [2017, '10대', '10s'],
    [2008, '10대', '10s'],
    [2007, '20대', '20s'],
    [1998, '20대', '20s'],
    [1997, '30대', '30s'],
    [1927, '100대', '100s'],
    ['2007', '20대', '20s'],
    ['20070302', '20대', '20s'],
    ['2007-03-02', '20대', '20s'],
    [2027, '-', '-'],
    [1876, '-', '-'],
    ['', '-', '-'],
    [null, '-', '-'],
    [undefined, '-', '-'],
    [NaN, '-', '-'],
    [2007.5, '-', '-'],
    ['abcd', '-', '-'],
    ['20071302', '-', '-'],
    ['07', '-', '-'],
  ])('of the birth %s is %s, %s', (birth, korean, english) => {
    expect(formatAgeDecade(birth, { locale: 'ko', now })).toBe(korean);
    expect(formatAgeDecade(birth, { locale: 'en', now })).toBe(english);
  });

  test('turns with the Korean year', () => {
    expect(computeAgeDecade(2007, Date.parse('2025-12-31T14:59:59Z'))).toBe(10);
    expect(computeAgeDecade(2007, Date.parse('2025-12-31T15:00:00Z'))).toBe(20);
  });

  test('is floor(age / 10) × 10 with age = year − birth year + 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), (age) => {
        expect(computeAgeDecade(2026 - age + 1, now)).toBe(Math.floor(age / 10) * 10);
      }),
    );
  });
});
