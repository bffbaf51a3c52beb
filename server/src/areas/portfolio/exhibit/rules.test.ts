import { NOMINATION_STATUSES, type PortfolioScores } from '@naru/contract/areas/portfolio/shown-words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { addMonths } from '../core/months.ts';
import {
  barOf,
  faultOf,
  isWholeReview,
  meansOf,
  NOMINATION_SIDES,
  NOMINATION_TRANSITIONS,
  periodFrom,
  reviewBarOf,
  scoreOf,
  strongPoints,
  type NominableFacts,
} from './rules.ts';

describe('F7 the machine of nominations', () => {
  testMachine({
    transitions: NOMINATION_TRANSITIONS,
    statuses: NOMINATION_STATUSES,
    sides: NOMINATION_SIDES,
    table: `
      BEGIN    NOMINATED REVIEW    OFFICE
      SELECT   REVIEW    SELECTED  OFFICE
      DECLINE  NOMINATED DECLINED  OFFICE
      DECLINE  REVIEW    DECLINED  OFFICE
      DECLINE  SELECTED  DECLINED  OFFICE
      CONSENT  SELECTED  EXHIBITED OWNER
      CHANGE   EXHIBITED EXHIBITED OWNER
      WITHDRAW NOMINATED ENDED     OWNER NOMINATOR
      WITHDRAW REVIEW    ENDED     OWNER
      WITHDRAW SELECTED  ENDED     OWNER
      WITHDRAW EXHIBITED ENDED     OWNER
      END      EXHIBITED ENDED     OFFICE
      OVER     EXHIBITED ENDED     SYSTEM
      GONE     NOMINATED ENDED     SYSTEM
      GONE     REVIEW    ENDED     SYSTEM
      GONE     SELECTED  ENDED     SYSTEM
      GONE     EXHIBITED ENDED     SYSTEM
    `,
  });
});

describe('F7 the period of a consent', () => {
  const at = { today: '2026-11-26', months: 12, hasBegun: false };

  it('is twelve months with both days, and shorter months end it on their last day', () => {
    expect(periodFrom('2026-11-26', 12)).toEqual({ from: '2026-11-26', to: '2027-11-25', most: '2027-11-25' });
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  it.each([
    ['2026-11-26', '2027-11-25', undefined],
    ['2026-11-26', '2026-11-26', undefined],
    ['2026-11-25', '2027-01-01', { field: 'exhibitFrom', fault: 'PAST' }],
    ['2027-11-27', '2027-12-01', { field: 'exhibitFrom', fault: 'LATE' }],
    ['2026-12-02', '2026-12-01', { field: 'exhibitTo', fault: 'ORDER' }],
    ['2026-11-26', '2027-11-26', { field: 'exhibitTo', fault: 'LONG' }],
  ])('from %s to %s: %j', (from, to, fault) => {
    expect(faultOf({ from, to }, at)).toEqual(fault);
  });

  it('keeps the first day of what has begun, and takes no last day that has passed', () => {
    expect(faultOf({ from: '2026-09-01', to: '2027-08-31' }, { ...at, hasBegun: true })).toBeUndefined();
    expect(faultOf({ from: '2026-09-01', to: '2026-11-25' }, { ...at, hasBegun: true })?.fault).toBe('PAST');
    expect(faultOf({ from: '2026-09-01', to: '2027-09-01' }, { ...at, hasBegun: true })?.fault).toBe('LONG');
  });
});

describe('F7 reviews', () => {
  const review = (...points: [number, number, number, number, number]): PortfolioScores => ({
    CONTENT: points[0],
    EVIDENCE: points[1],
    STORY: points[2],
    DESIGN: points[3],
    ACCESS: points[4],
  });

  it('need every point', () => {
    expect(isWholeReview(review(1, 2, 3, 4, 5))).toBe(true);
    expect(isWholeReview({ CONTENT: 5, EVIDENCE: 5, STORY: 5, DESIGN: 5 })).toBe(false);
    expect(isWholeReview({})).toBe(false);
  });

  it('have a mean each, and one a point over all', () => {
    expect(scoreOf(review(1, 2, 3, 4, 5))).toBe(3);
    expect(scoreOf(review(5, 4, 4, 4, 4))).toBe(4.2);
    expect(meansOf([review(5, 4, 3, 2, 1), review(4, 4, 4, 4, 4)])).toEqual([
      { point: 'CONTENT', mean: 4.5 },
      { point: 'EVIDENCE', mean: 4 },
      { point: 'STORY', mean: 3.5 },
      { point: 'DESIGN', mean: 3 },
      { point: 'ACCESS', mean: 2.5 },
    ]);
    expect(meansOf([])).toEqual([]);
  });

  it('praise at most two points, of four and more', () => {
    expect(strongPoints([review(4, 5, 5, 4, 3)])).toEqual(['EVIDENCE', 'STORY']);
    expect(strongPoints([review(3, 3, 3, 3, 4)])).toEqual(['ACCESS']);
    expect(strongPoints([review(3, 3, 3, 3, 3)])).toEqual([]);
  });

  it('are for nobody who owns or nominated it, and only while it is in review', () => {
    const row = { status: 'REVIEW', memberId: 'owner', nominatedBy: 'nominator' } as const;
    expect(reviewBarOf(row, 'owner')).toBe('OWN');
    expect(reviewBarOf(row, 'nominator')).toBe('NOMINATED');
    expect(reviewBarOf(row, 'somebody')).toBeNull();
    expect(reviewBarOf({ ...row, status: 'SELECTED' }, 'somebody')).toBe('STATE');
  });
});

describe('F7 what can be nominated', () => {
  const fine: NominableFacts = {
    status: 'PUBLISHED',
    visibility: 'LINK',
    isHidden: false,
    hasOpen: false,
    declinedNumber: null,
    publishedNumber: 2,
  };

  it.each([
    [{}, null],
    [{ visibility: 'PRIVATE' }, 'UNSHOWN'],
    [{ status: 'UNPUBLISHED' }, 'UNSHOWN'],
    [{ status: 'DRAFT', publishedNumber: null }, 'UNSHOWN'],
    [{ isHidden: true }, 'UNSHOWN'],
    [{ hasOpen: true }, 'OPEN'],
    [{ declinedNumber: 2 }, 'SAME'],
    [{ declinedNumber: 1 }, null],
  ] satisfies [Partial<NominableFacts>, string | null][])('%j: %s', (change, bar) => {
    expect(barOf({ ...fine, ...change })).toBe(bar);
  });
});
