import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormatContext } from './context.ts';
import { formatDate, formatDateTime, formatHour, formatRange, formatTime, formatTimeRange } from './date.ts';
import { formatDay, formatMoment } from './day.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const ko: FormatContext = { locale: 'ko', now };
const en: FormatContext = { locale: 'en', now };
const at = (text: string): string => `${text}:00+09:00`;
const NOTHING = [null, undefined, '', 'soon', NaN, '2026-02-30'];

describe('date-time by pattern', () => {
  test.each([
    ['2026-11-24', '2026-11-24 00:00:00'],
    ['2026-11-23T14:59:59Z', '2026-11-23 23:59:59'],
    ['2026-11-23T15:00:00Z', '2026-11-24 00:00:00'],
    ['2026-12-31T14:59:59.999Z', '2026-12-31 23:59:59'],
    ['2026-12-31T15:00:00Z', '2027-01-01 00:00:00'],
    [0, '1970-01-01 09:00:00'],
  ])('writes %s as %s', (input, text) => {
    expect(formatDateTime(input)).toBe(text);
  });

  test.each([
    ['YYYY-MM-DD', '2026-03-02'],
    ['YY.M.D', '26.3.2'],
    ['YYYY년 M월 D일 (ddd) A h:mm', '2026년 3월 2일 (월) 오후 1:05'],
    ['HH:mm', '13:05'],
    ['H m s hh', '13 5 9 01'],
    ['[Day] D', 'Day 2'],
    ['YYYYMMDDHHmmss', '20260302130509'],
  ])('knows the pattern %s', (pattern, text) => {
    expect(formatDateTime('2026-03-02T13:05:09+09:00', pattern)).toBe(text);
  });

  test('writes the words of the language', () => {
    expect(formatDateTime('2026-03-02', 'ddd A', 'en')).toBe('Mon AM');
    expect(formatDateTime('2026-11-02', 'MMM YYYY', 'en')).toBe('Nov 2026');
  });

  test.each(NOTHING)('writes nothing for %j', (input) => {
    expect(formatDateTime(input)).toBe('');
    expect(formatDay(input, ko)).toBe('');
    expect(formatMoment(input, en)).toBe('');
    expect(formatTime(input, 'ko')).toBe('');
  });

  test('keeps a calendar date whatever it is', () => {
    const date = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (day) => {
        const text = day.toISOString().slice(0, 10);
        expect(formatDateTime(text)).toBe(`${text} 00:00:00`);
      }),
    );
  });
});

describe('screen dates', () => {
  test.each([
    [at('2026-11-24T14:00'), '11월 24일 (화) 오후 2:00', 'Tue, Nov 24, 2 PM'],
    [at('2026-11-24T14:05'), '11월 24일 (화) 오후 2:05', 'Tue, Nov 24, 2:05 PM'],
    [at('2026-11-24T00:00'), '11월 24일 (화) 오전 12:00', 'Tue, Nov 24, 12 AM'],
    [at('2026-11-24T12:00'), '11월 24일 (화) 오후 12:00', 'Tue, Nov 24, 12 PM'],
    [at('2026-11-24T23:59'), '11월 24일 (화) 오후 11:59', 'Tue, Nov 24, 11:59 PM'],
    ['2026-11-24', '11월 24일 (화)', 'Tue, Nov 24'],
    [at('2025-01-05T09:30'), '2025년 1월 5일 (일) 오전 9:30', 'Sun, Jan 5, 2025, 9:30 AM'],
    ['2027-01-01', '2027년 1월 1일 (금)', 'Fri, Jan 1, 2027'],
  ])('writes %s as %s and %s', (input, korean, english) => {
    expect(formatMoment(input, ko)).toBe(korean);
    expect(formatMoment(input, en)).toBe(english);
  });

  test('write the day alone, with or without its weekday', () => {
    expect(formatDay(at('2026-11-24T14:00'), ko)).toBe('11월 24일 (화)');
    expect(formatDay(at('2026-11-24T14:00'), ko, { hasWeekday: false })).toBe('11월 24일');
    expect(formatDay('2026-11-24', en, { hasWeekday: false })).toBe('Nov 24');
  });

  test('write a whole date with its year, in each language’s way', () => {
    expect(formatDate('2026-11-04', 'ko')).toBe('2026. 11. 4.');
    expect(formatDate(at('2026-11-24T00:30'), 'en')).toBe('Nov 24, 2026');
    expect([formatDate(null, 'ko'), formatDate('', 'en')]).toEqual(['', '']);
  });

  test('take the year of now from the Korean clock', () => {
    const beforeMidnight: FormatContext = { locale: 'ko', now: Date.parse('2026-12-31T14:59:59Z') };
    const atMidnight: FormatContext = { locale: 'ko', now: Date.parse('2026-12-31T15:00:00Z') };
    expect(formatDay('2026-12-31', beforeMidnight)).toBe('12월 31일 (목)');
    expect(formatDay('2026-12-31', atMidnight)).toBe('2026년 12월 31일 (목)');
    expect(formatDay('2027-01-01', atMidnight)).toBe('1월 1일 (금)');
  });

  test('write the time alone', () => {
    expect(formatTime(at('2026-11-24T14:00'), 'ko')).toBe('오후 2:00');
    expect(formatTime(at('2026-11-24T14:00'), 'en')).toBe('2 PM');
    expect(formatTime('2026-11-24', 'ko')).toBe('');
  });

  test.each([
    [10, '오전 10시', '10 AM'],
    ['13', '오후 1시', '1 PM'],
    [0, '오전 12시', '12 AM'],
    [24, '', ''],
    [-1, '', ''],
    [10.5, '', ''],
    ['', '', ''],
    [null, '', ''],
    [NaN, '', ''],
  ])('write the hour %s as %s and %s', (hour, korean, english) => {
    expect(formatHour(hour, 'ko')).toBe(korean);
    expect(formatHour(hour, 'en')).toBe(english);
  });
});

describe('ranges', () => {
  test.each([
    [at('2026-11-24T14:00'), at('2026-11-24T14:50'), '11월 24일 (화) 오후 2:00~2:50', 'Tue, Nov 24, 2–2:50 PM'],
    [
      at('2026-11-24T11:30'),
      at('2026-11-24T12:20'),
      '11월 24일 (화) 오전 11:30~오후 12:20',
      'Tue, Nov 24, 11:30 AM – 12:20 PM',
    ],
    [
      at('2026-11-16T09:00'),
      at('2026-12-04T18:00'),
      '11월 16일 (월) 오전 9:00~12월 4일 (금) 오후 6:00',
      'Mon, Nov 16, 9 AM – Fri, Dec 4, 6 PM',
    ],
    ['2026-12-07', '2026-12-11', '12월 7일 (월)~11일 (금)', 'Mon, Dec 7 – Fri, Dec 11'],
    ['2026-12-07', '2026-12-07', '12월 7일 (월)', 'Mon, Dec 7'],
    [
      at('2026-11-24T23:59'),
      at('2026-11-25T00:00'),
      '11월 24일 (화) 오후 11:59~25일 (수) 오전 12:00',
      'Tue, Nov 24, 11:59 PM – Wed, Nov 25, 12 AM',
    ],
    [at('2026-11-24T14:00'), at('2026-11-24T14:00'), '11월 24일 (화) 오후 2:00', 'Tue, Nov 24, 2 PM'],
    ['2026-11-24', null, '11월 24일 (화)~', 'From Tue, Nov 24'],
    ['', at('2026-11-24T18:00'), '~11월 24일 (화) 오후 6:00', 'Until Tue, Nov 24, 6 PM'],
    ['2026-12-28', '2027-01-08', '12월 28일 (월)~2027년 1월 8일 (금)', 'Mon, Dec 28, 2026 – Fri, Jan 8, 2027'],
    ['2026-12-07', '2027-12-11', '12월 7일 (월)~2027년 12월 11일 (토)', 'Mon, Dec 7, 2026 – Sat, Dec 11, 2027'],
    ['2025-03-03', '2025-03-07', '2025년 3월 3일 (월)~7일 (금)', 'Mon, Mar 3 – Fri, Mar 7, 2025'],
    [null, undefined, '', ''],
    ['x', NaN, '', ''],
  ])('write %s to %s as %s and %s', (begin, end, korean, english) => {
    expect(formatRange({ begin, end }, ko)).toBe(korean);
    expect(formatRange({ begin, end }, en)).toBe(english);
  });

  test('leave the weekdays out where asked', () => {
    expect(formatRange({ begin: '2026-11-09', end: '2026-11-19' }, ko, { hasWeekday: false })).toBe('11월 9일~19일');
  });

  test('stay in lower case within an English sentence', () => {
    const range = { begin: '2026-11-24', end: null };
    expect(formatRange(range, en, { inSentence: true })).toBe('from Tue, Nov 24');
  });

  test('write times alone', () => {
    const range = { begin: at('2026-11-24T09:00'), end: at('2026-11-24T18:00') };
    expect(formatTimeRange(range, 'ko')).toBe('오전 9:00~오후 6:00');
    expect(formatTimeRange(range, 'en')).toBe('9 AM – 6 PM');
    expect(formatTimeRange({ begin: '2026-11-24', end: range.end }, 'ko')).toBe('');
  });
});
