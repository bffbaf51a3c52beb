import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDate, parseTwoDigitYear } from './parse.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const inYear = (year: number): number => Date.parse(`${year}-06-01T00:00:00+09:00`);

describe('a two-digit year', () => {
  test.each([
    ['00', 2000],
    ['26', 2026],
    ['36', 2036],
    ['37', 1937],
    ['99', 1999],
    [5, 2005],
    [37, 1937],
    [' 36 ', 2036],
  ])('%s in 2026 is %s', (value, year) => {
    expect(parseTwoDigitYear(value, now)).toBe(year);
  });

  test.each(['', '3', '126', 'ab', '-1', '1.', NaN, -1, 100, 3.5, Infinity])('%s is none', (value) => {
    expect(parseTwoDigitYear(value, now)).toBeUndefined();
  });

  test('turns with the Korean year', () => {
    expect(parseTwoDigitYear('37', Date.parse('2026-12-31T14:59:59Z'))).toBe(1937);
    expect(parseTwoDigitYear('37', Date.parse('2026-12-31T15:00:00Z'))).toBe(2037);
  });

  test('is never more than 10 years ahead, and in the current century unless it would be', () => {
    const years = fc.integer({ min: 1950, max: 2150 });
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 99 }), (current, digits) => {
        const year = parseTwoDigitYear(digits, inYear(current)) ?? NaN;
        const sameCentury = Math.floor(current / 100) * 100 + digits;
        expect(year).toBe(sameCentury > current + 10 ? sameCentury - 100 : sameCentury);
        expect(year).toBeLessThanOrEqual(current + 10);
      }),
    );
  });
});

describe('a typed date', () => {
  test.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-3-2', '2026-03-02'],
    ['2026. 3. 2.', '2026-03-02'],
    ['2026/3/2', '2026-03-02'],
    ['2026년 3월 2일', '2026-03-02'],
    ['20260302', '2026-03-02'],
    ['260302', '2026-03-02'],
    ['26.3.2', '2026-03-02'],
    ['36-12-31', '2036-12-31'],
    ['37-12-31', '1937-12-31'],
    ['2026.03.02', '2026-03-02'],
    [' 20280229 ', '2028-02-29'],
  ])('%s is %s', (text, date) => {
    expect(parseDate(text, now)).toBe(date);
  });

  test.each([
    '',
    '내일',
    '2026',
    '2026-03',
    '20260229',
    '2026-13-01',
    '2026-3-32',
    '1-2-3',
    '202603',
    '2026-03-02T10:00',
  ])('%s is none', (text) => {
    expect(parseDate(text, now)).toBeUndefined();
  });
});
