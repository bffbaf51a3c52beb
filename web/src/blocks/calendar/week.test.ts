import { describe, expect, it } from 'vitest';

import { addDays, daysOfWeek, isDate, mondayOf, weekdayOf } from './week.ts';

describe('weeks', () => {
  it('begin on Monday, also for a Sunday and over the turn of a year', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2027-01-02')).toBe('2026-12-28');
  });

  it('have seven days, Monday first', () => {
    const days = daysOfWeek('2026-12-28');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe('2027-01-03');
    expect(days.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('go back and forth by days', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-11-23', 7)).toBe('2026-11-30');
  });

  it('take for a date only what is one', () => {
    expect(isDate('2026-11-23')).toBe(true);
    const others = ['', '2026-02-30', '2026-13-01', '26-11-23', '2026-11-23T00:00', 'monday'];
    expect(others.filter(isDate)).toEqual([]);
  });
});
