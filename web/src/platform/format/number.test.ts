import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBytes, formatGradeAverage, formatNumber, formatPercent } from './number.ts';

const NO_NUMBERS = [
  null,
  undefined,
  '',
  ' ',
  'abc',
  '1,234',
  '0x10',
  '1 2',
  '.',
  'NaN',
  'Infinity',
  '1e400',
  NaN,
  Infinity,
  -Infinity,
  true,
  false,
  {},
  [],
  [3],
];

describe('number', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    ['-0', '0'],
    [-0.04, '0'],
    ['-0.04', '0'],
    [-0.05, '-0.1'],
    [0.05, '0.1'],
    [1234, '1,234'],
    [-1234.56, '-1,234.6'],
    [1234.5, '1,234.5'],
    [3.0, '3'],
    ['0012', '12'],
    [' 42 ', '42'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['1e3', '1,000'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
    ['12345678901234567890', '12,345,678,901,234,567,890'],
    [-12345678901234567890n, '-12,345,678,901,234,567,890'],
    [1e21, '1,000,000,000,000,000,000,000'],
  ])('%s is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test.each(NO_NUMBERS)('%j is empty', (value) => {
    expect(formatNumber(value)).toBe('');
    expect(formatPercent(value)).toBe('');
    expect(formatBytes(value)).toBe('');
  });

  test('takes another count of fraction digits', () => {
    expect(formatNumber(1234.5678, 3)).toBe('1,234.568');
    expect(formatNumber(1234.5, 0)).toBe('1,235');
    expect(formatNumber(-0.4, 0)).toBe('0');
  });

  test('has at most one fraction digit, correct groups, no negative zero, and is within 0.05', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (value) => {
        const text = formatNumber(value);
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.[1-9])?$/);
        expect(text).not.toBe('-0');
        const error = Math.abs(Number(text.replaceAll(',', '')) - value);
        expect(error).toBeLessThanOrEqual(0.0501);
      }),
    );
  });

  test('shows a whole number in a string like the number itself', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(String(value))).toBe(formatNumber(value));
        expect(BigInt(formatNumber(value).replaceAll(',', ''))).toBe(BigInt(value));
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(formatNumber(value)).toBeTypeOf('string');
      }),
    );
  });
});

test.each([
  [0, '0%'],
  [-0, '0%'],
  [0.734, '73.4%'],
  [1, '100%'],
  [12.5, '1,250%'],
  [-0.1, '-10%'],
  [-0.0001, '0%'],
])('the ratio %s is %s', (ratio, text) => {
  expect(formatPercent(ratio)).toBe(text);
});

test.each([
  [4.5, '4.50'],
  [3.5, '3.50'],
  [3.14, '3.14'],
  [0, '0.00'],
])('the grade average %s is %s', (average, text) => {
  expect(formatGradeAverage(average)).toBe(text);
});

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [38 * 1024, '38 KB'],
  [1.25 * 1024 * 1024, '1.3 MB'],
  [1024 * 1024 - 1, '1 MB'],
  ['2048', '2 KB'],
  [1024 ** 3, '1 GB'],
  [5000 * 1024 ** 5, '5,000 PB'],
  [-1, ''],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
