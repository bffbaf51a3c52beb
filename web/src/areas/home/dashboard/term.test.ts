import { describe, expect, it } from 'vitest';

import { dateOf, weeksLeft } from './later/weeks.ts';
import { dayNumber, mondayOf, weekOfTerm } from './term.ts';

describe('weeks of a term', () => {
  it.each([
    ['2026-08-31', '2026-08-31', 1],
    ['2026-08-31', '2026-09-06', 1],
    ['2026-08-31', '2026-09-07', 2],
    ['2026-08-31', '2026-11-20', 12],
    ['2026-08-31', '2026-11-22', 12],
    ['2026-08-31', '2026-08-30', undefined],
    ['2026-09-02', '2026-08-31', 1],
    ['2026-03-02', '2026-03-02', 1],
  ])('of a term whose week 1 holds %s, %s is in week %s', (week1, date, week) => {
    expect(weekOfTerm(week1, date)).toBe(week);
  });

  it.each([
    ['2026-11-20', '2026-12-18', 5],
    ['2026-12-14', '2026-12-18', 1],
    ['2026-12-18', '2026-12-18', 1],
    ['2026-12-21', '2026-12-18', 0],
  ])('on %s a term that ends on %s has %i weeks left', (date, end, weeks) => {
    expect(weeksLeft(date, end)).toBe(weeks);
  });

  it('Mondays hold across years and before 1970', () => {
    for (const date of ['2026-01-01', '2024-02-29', '1969-12-31', '2000-01-03']) {
      const monday = mondayOf(dayNumber(date));
      expect(new Date(`${dateOf(monday)}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(dayNumber(date) - monday).toBeLessThan(7);
    }
  });
});
