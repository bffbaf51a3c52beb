import { describe, expect, it } from 'vitest';

import { countChanges, findHighest, findMain, fitsRadar, type FoundScale } from './findings.ts';

const scale = (name: string, points: number | null, before: number | null = null): FoundScale => ({
  name,
  points,
  before,
});

describe('the finding of a result', () => {
  it('is the largest change of the numbers that are shown', () => {
    expect(findMain([scale('소통', 70.6, 64.4), scale('신뢰', 60, 65)])).toEqual({ kind: 'up', name: '소통', by: 7 });
    expect(findMain([scale('소통', 70, 68), scale('신뢰', 60, 65)])).toEqual({ kind: 'down', name: '신뢰', by: 5 });
  });
  it('is no change below two points', () => {
    expect(findMain([scale('소통', 70.4, 70), scale('신뢰', 61, 60)])).toEqual({ kind: 'same' });
  });
  it('is the highest scale without an earlier result, and none where several are', () => {
    expect(findMain([scale('소통', 70), scale('신뢰', 60)])).toEqual({ kind: 'highest', name: '소통' });
    expect(findHighest([scale('소통', 70.2), scale('신뢰', 69.8)])).toEqual({ kind: 'even' });
    expect(findHighest([scale('소통', null)])).toEqual({ kind: 'none' });
  });
  it('counts what rose and fell', () => {
    expect(countChanges([scale('a', 3, 1), scale('b', 1, 3), scale('c', 2, 2), scale('d', 2)])).toEqual({
      all: 3,
      risen: 1,
      fallen: 1,
    });
  });
  it('is a radar for five to eight scores', () => {
    const five = Array.from({ length: 5 }, () => ({ points: 1 }));
    expect([fitsRadar(five), fitsRadar(five.slice(1)), fitsRadar([...five, { points: null }])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
