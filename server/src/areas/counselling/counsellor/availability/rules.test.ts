import { describe, expect, it } from 'vitest';

import { beginOf, daysBetween, endOf, hourOf, hoursTouched, weekdayOf } from '../../../../blocks/calendar/hours.ts';
import { listOffered, type OfferedHours } from './rules.ts';

const offered = (more: Partial<OfferedHours> = {}): OfferedHours => ({
  week: [],
  exceptions: [],
  holidays: [],
  ...more,
});
// 2026-11-23 is a Monday.
const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const list = (given: Partial<OfferedHours>): string[] =>
  listOffered(offered(given), WEEK).map((at) => at.toISOString());

describe('P1 hours that are offered', () => {
  it('are those of the week, by the clock of Seoul and in order', () => {
    const week = [
      { day: 1, hour: 14 },
      { day: 1, hour: 10 },
      { day: 7, hour: 22 },
    ];
    expect(list({ week })).toEqual([
      '2026-11-23T01:00:00.000Z',
      '2026-11-23T05:00:00.000Z',
      '2026-11-29T13:00:00.000Z',
    ]);
  });

  it('lose a closed hour, a closed day and a holiday', () => {
    const week = [1, 2, 3].flatMap((day) => [
      { day, hour: 10 },
      { day, hour: 11 },
    ]);
    const exceptions = [
      { date: '2026-11-23', hour: 10, isOpen: false },
      { date: '2026-11-24', hour: null, isOpen: false },
    ];
    expect(list({ week, exceptions, holidays: ['2026-11-25'] })).toEqual(['2026-11-23T02:00:00.000Z']);
  });

  it('gain an hour opened for a date, on a holiday and on a closed day too', () => {
    const exceptions = [
      { date: '2026-11-23', hour: null, isOpen: false },
      { date: '2026-11-23', hour: 15, isOpen: true },
      { date: '2026-11-25', hour: 16, isOpen: true },
    ];
    expect(list({ week: [{ day: 1, hour: 10 }], exceptions, holidays: ['2026-11-25'] })).toEqual([
      '2026-11-23T06:00:00.000Z',
      '2026-11-25T07:00:00.000Z',
    ]);
  });

  it('are none for a range that ends before it begins', () => {
    expect(listOffered(offered({ week: [{ day: 1, hour: 10 }] }), { from: '2026-11-29', to: '2026-11-23' })).toEqual(
      [],
    );
  });
});

describe('hours of Seoul', () => {
  it('begin and end on the same day there, whatever the day in UTC', () => {
    expect(beginOf('2026-01-01', 22).toISOString()).toBe('2026-01-01T13:00:00.000Z');
    expect(endOf(beginOf('2026-01-01', 22)).toISOString()).toBe('2026-01-01T13:50:00.000Z');
    expect(hourOf(new Date('2025-12-31T16:00:00Z'))).toBe('10'); // one in the morning is none: the first stands in
    expect(hourOf(new Date('2026-01-01T13:00:00Z'))).toBe('22');
  });

  it('know weekdays, leap days and how far two days are apart', () => {
    expect(['2026-11-23', '2026-11-29', '2028-02-29'].map(weekdayOf)).toEqual([1, 7, 2]);
    expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61);
  });

  it('that a period touches are told, noon never', () => {
    const period = { beginsAt: new Date('2026-11-23T02:30:00Z'), endsAt: new Date('2026-11-23T04:30:00Z') };
    expect(hoursTouched(period)).toEqual([
      { date: '2026-11-23', hour: '11' },
      { date: '2026-11-23', hour: '13' },
    ]);
    const inBreak = { beginsAt: new Date('2026-11-23T01:50:00Z'), endsAt: new Date('2026-11-23T02:00:00Z') };
    expect(hoursTouched(inBreak)).toEqual([]);
  });
});
