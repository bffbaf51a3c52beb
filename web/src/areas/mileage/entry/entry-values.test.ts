import { describe, expect, it } from 'vitest';

import { BLANK, bodyOf, debtOf, isTooMuch, listMissing, signedPoints } from './entry-values.ts';

const WHOLE = { ...BLANK, student: { value: 'id', label: '김나루' }, points: 30, reason: '누락' };
const SENT = { entryId: 'entry', acceptsDebt: false };

describe('the form of an entry of mileage', () => {
  it('names what is missing', () => {
    expect(listMissing(BLANK)).toEqual(['studentId', 'points', 'reason']);
    expect(listMissing({ ...WHOLE, points: 0, reason: ' ' })).toEqual(['points', 'reason']);
    expect(listMissing(WHOLE)).toEqual([]);
  });

  it('knows points that no entry can have, whatever is done with them', () => {
    expect(isTooMuch({ points: 100_000 })).toBe(false);
    expect(isTooMuch({ points: 100_001 })).toBe(true);
    expect(isTooMuch({ points: null })).toBe(false);
  });

  it('gives points their sign by what is done', () => {
    expect(signedPoints({ ...WHOLE, way: 'TAKE' })).toBe(-30);
    expect(signedPoints({ ...WHOLE, way: 'CARRY' })).toBe(30);
    expect(signedPoints(BLANK)).toBe(0);
  });

  it('sees a debt only where points are taken', () => {
    expect(debtOf({ ...WHOLE, way: 'TAKE' }, 20)).toBe(10);
    expect(debtOf({ ...WHOLE, way: 'TAKE' }, 30)).toBe(0);
    expect(debtOf(WHOLE, -50)).toBe(0);
  });

  it('leaves out what an opening balance cannot have', () => {
    const chosen = { ...WHOLE, lineId: 'line', itemId: 'item' };
    expect(bodyOf(chosen, SENT)).toMatchObject({ kind: 'ADJUST', lineId: 'line', itemId: 'item' });
    expect(bodyOf({ ...chosen, way: 'CARRY' }, SENT)).toMatchObject({ kind: 'CARRY', lineId: null, itemId: null });
    expect(bodyOf(WHOLE, SENT)).toMatchObject({ lineId: null, itemId: null, studentId: 'id' });
  });
});
