import { describe, expect, it } from 'vitest';

import { levelOfCheckIn, screen } from './screening.ts';

/** Answers that add up to these, without the ninth of PHQ-9. */
const spread = (total: number, count: number): number[] =>
  Array.from({ length: count }, (_one, at) => Math.min(3, Math.max(0, total - at * 3)));
const phqOf = (total: number): number[] => [...spread(total, 8), 0];
const none = { phqList: phqOf(0), gadList: spread(0, 7), isInDanger: false };

describe('the weekly two questions', () => {
  it.each([
    [[0, 0], false, 'GENERAL'],
    [[1, 1], false, 'GENERAL'],
    [[2, 1], false, 'WATCH'],
    [[2, 2], false, 'WATCH'],
    [[3, 2], false, 'PRIORITY'],
    [[0, 0], true, 'EMERGENCY'],
  ])('%j, in danger: %s, are %s', (phqList, isInDanger, level) => {
    expect(levelOfCheckIn({ phqList, isInDanger })).toBe(level);
  });
});

describe('Y2 screening', () => {
  it.each([
    [0, 'MINIMAL', 'GENERAL'],
    [4, 'MINIMAL', 'GENERAL'],
    [5, 'MILD', 'GENERAL'],
    [9, 'MILD', 'GENERAL'],
    [10, 'MODERATE', 'WATCH'],
    [14, 'MODERATE', 'WATCH'],
    [15, 'MODERATELY_SEVERE', 'WATCH'],
    [19, 'MODERATELY_SEVERE', 'WATCH'],
    [20, 'SEVERE', 'PRIORITY'],
    [24, 'SEVERE', 'PRIORITY'],
  ])('PHQ-9 of %i is %s, to be seen as %s', (total, phqSeverity, level) => {
    expect(screen({ ...none, phqList: phqOf(total) })).toMatchObject({ phq: total, phqSeverity, level });
  });

  it.each([
    [4, 'MINIMAL', 'GENERAL'],
    [5, 'MILD', 'GENERAL'],
    [10, 'MODERATE', 'WATCH'],
    [14, 'MODERATE', 'WATCH'],
    [15, 'SEVERE', 'PRIORITY'],
    [21, 'SEVERE', 'PRIORITY'],
  ])('GAD-7 of %i is %s, to be seen as %s', (total, gadSeverity, level) => {
    expect(screen({ ...none, gadList: spread(total, 7) })).toMatchObject({ gad: total, gadSeverity, level });
  });

  it('is an emergency by the ninth item alone, however low the sum, and by what somebody says', () => {
    expect(screen({ ...none, phqList: [...spread(0, 8), 1] })).toMatchObject({ level: 'EMERGENCY', phq: 1 });
    expect(screen({ ...none, isInDanger: true })).toMatchObject({ level: 'EMERGENCY', hasDangerItem: false });
  });
});
