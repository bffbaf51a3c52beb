import { describe, expect, it } from 'vitest';

import { measureGoals, sumExpiring, sumTerms, sumTypes } from './summary-rules.ts';
import { chooseWays, largestDeed, type Rated } from './way-rules.ts';

const TERM = { year: 2026, semesterCode: '10' };
const NEXT = { year: 2026, semesterCode: '20' };
const NONE = { reversesId: null, typeCode: null };

const LINES = [
  { id: 'a', kind: 'EARN', amount: 100, ...NONE, typeCode: '02', ...TERM },
  { id: 'b', kind: 'EARN', amount: 40, ...NONE, typeCode: '09', ...TERM },
  { id: 'h', kind: 'HOLD', amount: -60, ...NONE, ...TERM },
  { id: 'u', kind: 'USE', amount: -60, ...NONE, ...TERM },
  { id: 'r', kind: 'REVERSE', amount: -40, typeCode: '09', reversesId: 'b', ...NEXT },
  { id: 's', kind: 'REVERSE', amount: 60, typeCode: null, reversesId: 'u', ...NEXT },
  { id: 'x', kind: 'EXPIRE', amount: -10, ...NONE, ...NEXT },
  { id: 'j', kind: 'ADJUST', amount: 5, ...NONE, ...NEXT },
] as const;

describe('I3 sums', () => {
  it('tell earned from gone in each term; a use that comes back earns nothing', () => {
    expect(sumTerms(LINES)).toEqual([
      { ...TERM, earned: 140, gone: 60, balance: 80 },
      { ...NEXT, earned: -35, gone: -50, balance: 95 },
    ]);
  });

  it('are by type, less what was taken back', () => {
    expect(sumTypes(LINES)).toEqual([
      { typeCode: '02', points: 100 },
      { typeCode: '09', points: 0 },
    ]);
  });

  it('join parts that expire together, the next first', () => {
    const lot = (rest: number, termsLeft: number | null) => ({ id: String(rest), rest, termsLeft });
    expect(sumExpiring([lot(1, 2), lot(2, 1), lot(4, null), lot(8, 2)])).toEqual([
      { termsLeft: 1, points: 2 },
      { termsLeft: 2, points: 9 },
    ]);
  });

  it('say how far it is to each use: the nearest that is not reached, then the largest that is', () => {
    const purpose = (code: string, least: number, more: object = {}) => ({
      purposeCode: code,
      name: code,
      text: '',
      least,
      unit: 10,
      most: 2 * least,
      timesTerm: 1,
      timesLife: null,
      mostTerms: null,
      wonPerPoint: 1000,
      needsAccount: false,
      inUse: true,
      usedTerm: 0,
      usedLife: 0,
      ...more,
    });
    const purposes = [
      purpose('books', 30),
      purpose('fee', 50, { wonPerPoint: null }),
      purpose('grant', 300),
      purpose('prize', 500),
      purpose('early', 10, { mostTerms: 2 }),
      purpose('again', 20, { usedTerm: 1 }),
    ];
    const facts = { isEnrolled: true, enrolledTerms: 3, available: 75 };
    const goals = measureGoals(purposes, { facts, until: '2026-12-31' });
    expect(goals.map(({ purposeCode, missing, won }) => [purposeCode, missing, won])).toEqual([
      ['grant', 225, 300_000],
      ['prize', 425, 500_000],
      ['fee', 0, null],
      ['books', 0, 60_000],
    ]);
    // On leave nothing can be asked for.
    expect(measureGoals(purposes, { facts: { ...facts, isEnrolled: false }, until: '2026-12-31' })).toEqual([]);
  });
});

describe('I3 ways', () => {
  const rated = (
    title: string,
    points: number,
    hours: number | null,
    more: Partial<Rated['way']> & { group?: string } = {},
  ): Rated => {
    const { group = null, ...way } = more;
    return {
      way: { kind: 'PROGRAMME', title, typeCode: '02', points, until: null, path: title, explanationList: [], ...way },
      hours,
      group,
    };
  };

  it('are three at most: what brings most for an hour, then what ends first, and one of a group', () => {
    const all = [
      rated('long', 40, 50),
      rated('late', 10, 5, { until: '2026-12-20' }),
      rated('soon', 10, 5, { until: '2026-12-01' }),
      rated('score', 300, null, { group: 'CLAIM' }),
      rated('paper', 50, null, { group: 'CLAIM' }),
    ];
    expect(chooseWays(all).map(({ title }) => title)).toEqual(['soon', 'late', 'score']);
  });

  it('ask the best grade, one piece, and as many hours as bring something', () => {
    const rule = {
      capOnce: null,
      capTerm: null,
      capLife: null,
      countsBest: false,
      paysDifference: false,
      registerStatusList: [],
    };
    const grades = {
      kind: 'GRADE',
      rowList: [
        { least: 600, points: 50 },
        { least: 900, points: 300 },
      ],
    } as const;
    expect(largestDeed({ ...rule, formula: { ...grades, rowList: [...grades.rowList] } }).quantity).toBe(900);
    expect(largestDeed({ ...rule, formula: { kind: 'PIECE', points: 5 } }).quantity).toBe(1);
    expect(largestDeed({ ...rule, capOnce: 30, formula: { kind: 'HOUR', points: 2 } }).quantity).toBe(15);
  });
});
