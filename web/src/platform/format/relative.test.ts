import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormatContext } from './context.ts';
import { countDaysUntil, formatDDay, formatRelativeTime } from './relative.ts';
import { formatRemaining } from './remaining.ts';

const clock = (text: string): number => Date.parse(`${text}+09:00`);
const now = clock('2026-11-20T20:30:00');
const ko: FormatContext = { locale: 'ko', now };
const en: FormatContext = { locale: 'en', now };

describe('relative time', () => {
  test.each([
    ['2026-11-20T20:30:00', '방금', 'Just now'],
    ['2026-11-20T20:29:01', '방금', 'Just now'],
    ['2026-11-20T20:29:00', '1분 전', '1 minute ago'],
    ['2026-11-20T20:10:00', '20분 전', '20 minutes ago'],
    ['2026-11-20T19:30:01', '59분 전', '59 minutes ago'],
    ['2026-11-20T19:30:00', '1시간 전', '1 hour ago'],
    ['2026-11-20T17:30:00', '3시간 전', '3 hours ago'],
    ['2026-11-20T00:00:00', '20시간 전', '20 hours ago'],
    ['2026-11-19T23:59:59', '어제 오후 11:59', 'Yesterday, 11:59 PM'],
    ['2026-11-19T16:10:00', '어제 오후 4:10', 'Yesterday, 4:10 PM'],
    ['2026-11-19T00:00:00', '어제 오전 12:00', 'Yesterday, 12 AM'],
    ['2026-11-18T23:59:59', '11월 18일', 'Nov 18'],
    ['2025-11-18T10:00:00', '2025년 11월 18일', 'Nov 18, 2025'],
    ['2026-11-20T20:30:59', '곧', 'In a moment'],
    ['2026-11-20T20:50:00', '20분 뒤', 'In 20 minutes'],
    ['2026-11-20T23:30:00', '3시간 뒤', 'In 3 hours'],
    ['2026-11-21T18:00:00', '내일 오후 6:00', 'Tomorrow, 6 PM'],
    ['2026-11-22T00:00:00', '11월 22일', 'Nov 22'],
  ])('of %s is %s and %s', (text, korean, english) => {
    expect(formatRelativeTime(clock(text), ko)).toBe(korean);
    expect(formatRelativeTime(clock(text), en)).toBe(english);
  });

  test.each([
    ['2026-11-20', '오늘', 'Today'],
    ['2026-11-19', '어제', 'Yesterday'],
    ['2026-11-21', '내일', 'Tomorrow'],
    ['2026-11-17', '11월 17일', 'Nov 17'],
  ])('of the date %s is %s and %s', (date, korean, english) => {
    expect(formatRelativeTime(date, ko)).toBe(korean);
    expect(formatRelativeTime(date, en)).toBe(english);
  });

  test('counts minutes across midnight and hours up to it', () => {
    const justAfter: FormatContext = { locale: 'ko', now: clock('2026-11-21T00:10:00') };
    expect(formatRelativeTime(clock('2026-11-20T23:50:00'), justAfter)).toBe('20분 전');
    expect(formatRelativeTime(clock('2026-11-20T22:00:00'), justAfter)).toBe('어제 오후 10:00');
  });

  test('shows the time of day on older days or on none where asked', () => {
    const older = clock('2026-11-17T10:24:00');
    expect(formatRelativeTime(older, ko, { time: 'always' })).toBe('11월 17일 오전 10:24');
    expect(formatRelativeTime('2026-11-17', ko, { time: 'always' })).toBe('11월 17일');
    expect(formatRelativeTime(clock('2026-11-19T16:10:00'), ko, { time: 'never' })).toBe('어제');
    expect(formatRelativeTime(older, ko, { time: 'never' })).toBe('11월 17일');
  });

  test('stays in lower case within an English sentence', () => {
    expect(formatRelativeTime(clock('2026-11-21T18:00:00'), en, { inSentence: true })).toBe('tomorrow, 6 PM');
  });

  test('is something for every instant and nothing for what is none', () => {
    const year = 365 * 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: -year, max: year }), (distance) => {
        for (const context of [ko, en]) {
          const text = formatRelativeTime(now + distance, context);
          expect(text).not.toBe('');
          expect(text).not.toMatch(/NaN|undefined|-\d/);
        }
      }),
    );
    for (const input of [null, undefined, '', 'x', NaN]) {
      expect(formatRelativeTime(input, ko)).toBe('');
      expect(formatRemaining(input, ko)).toBe('');
      expect(formatDDay(input, ko)).toBe('');
      expect(countDaysUntil(input, now)).toBeUndefined();
    }
  });
});

describe('distance', () => {
  test.each([
    ['2026-12-07', '17일 남음', '17 days left', 'D-17', 'In 17 days'],
    ['2026-11-22', '2일 남음', '2 days left', 'D-2', 'In 2 days'],
    ['2026-11-21', '내일', 'Tomorrow', 'D-1', 'Tomorrow'],
    ['2026-11-20', '오늘', 'Today', 'D-day', 'Today'],
    ['2026-11-19', '1일 지남', '1 day ago', 'D+1', 'Yesterday'],
    ['2026-11-17', '3일 지남', '3 days ago', 'D+3', '3 days ago'],
    ['2026-11-21T18:00:00+09:00', '내일 오후 6:00', 'Tomorrow, 6 PM', 'D-1', 'Tomorrow'],
    ['2026-11-21T00:00:00+09:00', '내일 오전 12:00', 'Tomorrow, 12 AM', 'D-1', 'Tomorrow'],
    ['2026-11-20T23:59:59+09:00', '오늘 오후 11:59', 'Today, 11:59 PM', 'D-day', 'Today'],
    ['2026-11-20T20:50:00+09:00', '20분 남음', '20 minutes left', 'D-day', 'Today'],
    ['2026-11-20T20:30:01+09:00', '1분 남음', '1 minute left', 'D-day', 'Today'],
    ['2026-11-20T20:30:00+09:00', '1분 지남', '1 minute ago', 'D-day', 'Today'],
    ['2026-11-20T20:10:00+09:00', '20분 지남', '20 minutes ago', 'D-day', 'Today'],
    ['2026-11-20T18:30:00+09:00', '2시간 지남', '2 hours ago', 'D-day', 'Today'],
  ])('to %s is %s, %s, %s, %s', (input, korean, english, dDay, englishDDay) => {
    expect(formatRemaining(input, ko)).toBe(korean);
    expect(formatRemaining(input, en)).toBe(english);
    expect(formatDDay(input, ko)).toBe(dDay);
    expect(formatDDay(input, en)).toBe(englishDDay);
  });

  test('changes by one at Korean midnight', () => {
    expect(countDaysUntil('2026-12-07', clock('2026-11-20T23:59:59'))).toBe(17);
    expect(countDaysUntil('2026-12-07', clock('2026-11-21T00:00:00'))).toBe(16);
  });

  test('stays in lower case within an English sentence', () => {
    expect(formatRemaining('2026-11-21', en, { inSentence: true })).toBe('tomorrow');
    expect(formatDDay('2026-11-20', en, { inSentence: true })).toBe('today');
  });
});
