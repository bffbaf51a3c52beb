import iconv from 'iconv-lite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatMobileNumber, readMobileNumber } from './number.ts';
import { fitText } from './text.ts';

describe('Nt2 a text', () => {
  it.each([
    ['of 45 Korean characters is short', '가'.repeat(45), false],
    ['of one more is long', '가'.repeat(46), true],
    ['of 90 Latin ones is short', 'a'.repeat(90), false],
    ['of both counts one and two', `${'가'.repeat(44)}aa`, false],
    ['of a syllable outside of KS X 1001 counts two, as all do', '똠'.repeat(45), false],
  ])('%s', (_what, text, isLong) => {
    expect(fitText(text)).toEqual({ text, isLong });
  });

  it('holds nothing that a phone would not get', () => {
    expect(fitText('상담 😀 안내').text).toMatch(/^상담 \?+ 안내$/);
  });

  it('that is too long even for a long one is cut between characters', () => {
    const { text, isLong } = fitText('가'.repeat(1001));
    expect([text, isLong]).toEqual([`${'가'.repeat(999)}…`, true]);
  });

  it('never takes more bytes than it may, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1500 }), (given) => {
        const { text, isLong } = fitText(given);
        return iconv.encode(text, 'cp949').length <= (isLong ? 2000 : 90);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Nt2 a number', () => {
  it.each([
    ['010-1234-5678', '01012345678'],
    ['010 1234 5678', '01012345678'],
    ['+82 10-1234-5678', '01012345678'],
    ['+82 (0)10 1234 5678', '01012345678'],
    ['016-123-4567', '0161234567'],
    ['02-1234-5678', undefined],
    ['+1 202 555 0100', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s reaches a mobile phone or does not', (written, digits) => {
    expect(readMobileNumber(written)).toBe(digits);
  });

  it('is shown in three groups', () => {
    expect(['01012345678', '0161234567'].map(formatMobileNumber)).toEqual(['010-1234-5678', '016-123-4567']);
  });
});
