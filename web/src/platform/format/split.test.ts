import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, splitDigits } from './split.ts';

test.each([
  ['01012345678', [3, 4, 4], '010-1234-5678'],
  ['20260302', [4, 2, 2], '2026-03-02'],
  ['010-1234-5678', [3, 4, 4], '010-1234-5678'],
  ['2026.03.02', [4, 2, 2], '2026-03-02'],
  ['0101234', [3, 4, 4], '010-1234'],
  ['010123456789', [3, 4, 4], '010-1234-5678-9'],
  ['010', [3, 4, 4], '010'],
  ['0101', [], '0101'],
  ['0101', [0, -2, NaN, 2], '01-01'],
  ['010****5678', [3, 4, 4], '010****5678'],
  ['전화 없음', [3, 4, 4], '전화 없음'],
  ['', [3], ''],
  [null, [3], ''],
  [undefined, [3], ''],
])('%s by %j is %s', (value, lengths, text) => {
  expect(splitDigits(value, lengths)).toBe(text);
});

test('the separator can be another one', () => {
  expect(splitDigits('20260302', [4, 2, 2], '.')).toBe('2026.03.02');
  expect(splitDigits('20260302', [4, 2, 2], '')).toBe('20260302');
});

test('no digit is lost or moved, and splitting again changes nothing', () => {
  const digits = fc.stringMatching(/^\d{1,20}$/);
  const lengths = fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(digits, lengths, (text, sizes) => {
      const split = splitDigits(text, sizes);
      expect(split.replaceAll('-', '')).toBe(text);
      expect(split).not.toMatch(/^-|-$|--/);
      expect(splitDigits(split, sizes)).toBe(split);
    }),
  );
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['0222001187', '02-2200-1187'],
  ['022201187', '02-220-1187'],
  ['02 2200 1187', '02-2200-1187'],
  ['0512001187', '051-200-1187'],
  ['050412345678', '0504-1234-5678'],
  ['15881234', '1588-1234'],
  ['+82 10-1234-5678', '+82 10-1234-5678'],
  ['010-****-5678', '010-****-5678'],
  ['119', '119'],
  ['', ''],
  [null, ''],
])('the telephone number %s is %s', (value, text) => {
  expect(formatPhone(value)).toBe(text);
});
