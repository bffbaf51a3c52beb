import { describe, expect, it } from 'vitest';
import { fromLocalDate, parseDateText, toLocalDate, writeIsoDate } from './date-text.ts';

describe('parseDateText', () => {
  it.each([
    ['2026-11-24', '2026-11-24'],
    ['2026.11.24', '2026-11-24'],
    ['2026. 11. 24.', '2026-11-24'],
    ['2026/11/4', '2026-11-04'],
    ['20261124', '2026-11-24'],
    ['26-11-24', '2026-11-24'],
    ['11-24', '2026-11-24'],
    ['11/24', '2026-11-24'],
    ['11월 24일', '2026-11-24'],
    ['11월 24일 (화)', '2026-11-24'],
    ['2027년 1월 2일', '2027-01-02'],
    ['２０２６．１１．２４', '2026-11-24'],
    ['Nov 24, 2026', '2026-11-24'],
    ['November 24', '2026-11-24'],
    ['Tue, Nov 24, 2026', '2026-11-24'],
    ['24 Nov 2026', '2026-11-24'],
    ['2028-02-29', '2028-02-29'],
  ])('reads %j as %s', (text, iso) => {
    expect(parseDateText(text, '2026-11-20')).toBe(iso);
  });

  it.each([
    '',
    '내일',
    '2026-13-01',
    '2026-02-29',
    '11-31',
    '24',
    '2026',
    '1-2-3-4',
    'abc 24',
    '0000-01-01',
    '2026-11-24T00:00',
  ])('does not take %j for a day', (text) => {
    expect(parseDateText(text, '2026-11-20')).toBeNull();
  });
});

describe('local dates', () => {
  it('come back as the same day', () => {
    for (const iso of ['2026-01-01', '2026-03-29', '2026-12-31']) expect(fromLocalDate(toLocalDate(iso))).toBe(iso);
  });

  it('exist only on real days', () => {
    expect(writeIsoDate(2026, 4, 31)).toBeNull();
    expect(writeIsoDate(1899, 1, 1)).toBeNull();
  });
});
