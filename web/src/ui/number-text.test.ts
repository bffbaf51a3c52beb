import { expect, it } from 'vitest';
import { formatNumber, parseNumber } from './number-text.ts';

it.each([
  ['1200', 0, 1200],
  ['1,200', 0, 1200],
  ['１，２００', 0, 1200],
  [' 3 000 ', 0, 3000],
  ['-5', 0, -5],
  ['−5', 0, -5],
  ['3.456', 2, 3.46],
  ['', 0, null],
  ['12점', 0, null],
  ['1e3', 0, null],
  ['--1', 0, null],
])('parseNumber(%j, %i) is %j', (text, decimals, value) => {
  expect(parseNumber(text, decimals)).toBe(value);
});

it('formatNumber groups by thousands and is empty for nothing', () => {
  expect(formatNumber(1234567, 0)).toBe('1,234,567');
  expect(formatNumber(0.5, 1)).toBe('0.5');
  expect(formatNumber(null, 0)).toBe('');
  expect(formatNumber(Number.NaN, 0)).toBe('');
});
