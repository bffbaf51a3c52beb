import { describe, expect, it } from 'vitest';

import { addMonths, daysOfMonth, isMonth } from './month-days.ts';

describe('months', () => {
  it('are whole weeks, Monday first', () => {
    const days = daysOfMonth('2026-12');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-30', '2027-01-03', 35]);
    expect(daysOfMonth('2027-02')).toHaveLength(28);
    expect(daysOfMonth('2026-08')).toHaveLength(42);
  });

  it('go over the turn of a year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-03', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-03',
    ]);
  });

  it('are taken from an address only where they are months', () => {
    expect(['2026-12', '2026-13', '2026-00', '26-12', '', '2026-12-01'].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
