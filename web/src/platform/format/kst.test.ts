import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countKstDays, DAY, readTime, toKst } from './kst.ts';

const INSTANTS = fc.integer({ min: Date.UTC(1989, 0, 1), max: Date.UTC(2199, 11, 31) });
const midnight = Date.UTC(2026, 10, 23, 15);

describe('reading a time', () => {
  test.each([
    ['2026-11-24', midnight, true],
    ['2026-11-24T00:00:00+09:00', midnight, false],
    ['2026-11-23T15:00:00Z', midnight, false],
    ['2026-11-23T15:00:00.000Z', midnight, false],
    ['2026-11-23t15:00z', midnight, false],
    ['2026-11-23 10:00:00-05', midnight, false],
    ['2026-11-23T20:30:00+0530', midnight, false],
    ['2026-11-23T15:00:00.123456Z', midnight + 123, false],
    ['2026-11-24T00:00', midnight, false],
    ['2026-11-24 00:00:00', midnight, false],
    [' 2026-11-24 ', midnight, true],
    [midnight, midnight, false],
    [midnight + 0.7, midnight, false],
    [new Date(midnight), midnight, false],
    ['2028-02-29', Date.UTC(2028, 1, 28, 15), true],
  ])('reads %s', (input, ms, isDateOnly) => {
    expect(readTime(input)).toEqual({ ms, isDateOnly });
  });

  test.each([
    null,
    undefined,
    '',
    ' ',
    'today',
    'NaN',
    '2026',
    '2026-11',
    '20261124',
    '2026-13-01',
    '2026-00-10',
    '2026-02-29',
    '2100-02-29',
    '2026-11-31',
    '2026-11-24T24:00:00',
    '2026-11-24T10:60',
    '2026-11-24T10:00:60',
    '2026-11-24T10:00:00+15:00',
    '2026-11-24T10:00:00+09:60',
    '2026-11-24T10',
    NaN,
    Infinity,
    -Infinity,
    8.64e15,
    new Date(NaN),
    true,
    {},
    [],
  ])('refuses %j', (input) => {
    expect(readTime(input)).toBeUndefined();
  });

  test('keeps the years 0 to 99 as they are', () => {
    expect(toKst(readTime('0050-03-01')?.ms ?? 0)).toMatchObject({
      year: 50,
      month: 3,
      day: 1,
      hour: 0,
    });
  });

  test('keeps the day of dates from when Korea had another offset or summer time', () => {
    for (const text of ['1950-06-01', '1955-05-05', '1960-01-01', '1987-06-01', '1988-10-08']) {
      const [year, month, day] = text.split('-').map(Number);
      expect(toKst(readTime(text)?.ms ?? 0)).toMatchObject({
        year,
        month,
        day,
        hour: 0,
        minute: 0,
      });
    }
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const point = readTime(input);
        return point === undefined || Number.isInteger(point.ms);
      }),
    );
  });
});

describe('the Korean wall clock', () => {
  test('agrees with Asia/Seoul of Intl', () => {
    const seoul = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Seoul',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const pad = (number: number): string => String(number).padStart(2, '0');
    fc.assert(
      fc.property(INSTANTS, (ms) => {
        const { year, month, day, hour, minute, second } = toKst(ms);
        const text = `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
        expect(text).toBe(seoul.format(ms));
      }),
    );
  });

  test('changes the day at midnight and nowhere else', () => {
    expect(toKst(midnight - 1)).toMatchObject({
      day: 23,
      weekday: 1,
      hour: 23,
      minute: 59,
      second: 59,
    });
    expect(toKst(midnight)).toMatchObject({ day: 24, weekday: 2, hour: 0, minute: 0, second: 0 });
    expect(countKstDays(midnight - 1, midnight)).toBe(1);
    expect(countKstDays(midnight, midnight - 1)).toBe(-1);
    expect(countKstDays(midnight, midnight + DAY - 1)).toBe(0);
    expect(toKst(Date.UTC(2026, 11, 31, 15) - 1).year).toBe(2026);
    expect(toKst(Date.UTC(2026, 11, 31, 15)).year).toBe(2027);
  });

  test('reads back what it shows', () => {
    fc.assert(
      fc.property(INSTANTS, (ms) => {
        expect(readTime(new Date(ms).toISOString())?.ms).toBe(ms);
        const { year, month, day } = toKst(ms);
        const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        expect(countKstDays(readTime(date)?.ms ?? 0, ms)).toBe(0);
      }),
    );
  });

  test('counts days like a calendar', () => {
    fc.assert(
      fc.property(INSTANTS, fc.integer({ min: -5000, max: 5000 }), (ms, days) => {
        expect(countKstDays(ms, ms + days * DAY)).toBe(days);
      }),
    );
  });
});
