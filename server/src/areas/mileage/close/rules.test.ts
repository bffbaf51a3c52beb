import { describe, expect, it } from 'vitest';

import { barOf, cutoffRank, expireLots, type TermState } from './rules.ts';

const over: TermState = {
  endsOn: '2026-06-21',
  isRunning: false,
  hasEarlier: false,
  isLaterClosed: false,
  hasNext: true,
};

describe('I6 a term', () => {
  it('can be closed from 14 days before its end, in turn, and while no later one is closed', () => {
    expect(barOf(over, '2026-06-06')).toBe('NOT_OVER');
    expect(barOf(over, '2026-06-07')).toBeNull();
    expect(barOf(over, '2026-11-24')).toBeNull();
    expect(barOf({ ...over, hasEarlier: true }, '2026-11-24')).toBe('EARLIER_OPEN');
    expect(barOf({ ...over, isRunning: true }, '2026-11-24')).toBe('RUNNING');
    expect(barOf({ ...over, isLaterClosed: true }, '2026-11-24')).toBe('LATER_CLOSED');
    expect(barOf({ ...over, hasNext: false }, '2026-11-24')).toBe('NO_NEXT');
  });

  it('takes lots whose terms are over, and nothing that is held', () => {
    const lots = [
      { id: 'a', rest: 30, termsLeft: 1 },
      { id: 'b', rest: 20, termsLeft: 1 },
      { id: 'c', rest: 50, termsLeft: 2 },
      { id: 'd', rest: 50, termsLeft: null },
    ];
    expect(expireLots(lots, 150)).toEqual([
      { lotId: 'a', amount: 30 },
      { lotId: 'b', amount: 20 },
    ]);
    expect(expireLots(lots, 40)).toEqual([
      { lotId: 'a', amount: 30 },
      { lotId: 'b', amount: 10 },
    ]);
    expect(expireLots(lots, -5)).toEqual([]);
  });

  it('has a cut-off once it tells nothing about single people', () => {
    expect(cutoffRank(29)).toBeNull();
    expect(cutoffRank(30)).toBe(3);
    expect(cutoffRank(101)).toBe(11);
  });
});
