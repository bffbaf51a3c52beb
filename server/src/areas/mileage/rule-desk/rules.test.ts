import type { RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import { describe, expect, it } from 'vitest';

import { findRuleProblems, type RuleSetting } from './rules.ts';

const INPUT: RuleInput = {
  formula: { kind: 'PIECE', points: 10 },
  capOnce: null,
  capTerm: 30,
  capLife: null,
  countsBest: false,
  paysDifference: false,
  needsSurvey: false,
  validTerms: 8,
  registerStatusList: ['ENROLLED'],
  claimDays: null,
  effectiveFrom: '2027-03-02',
  note: '',
};
const SETTING: RuleSetting = {
  source: 'CLAIM',
  last: { ...INPUT, formula: { kind: 'PIECE', points: 5 }, effectiveFrom: '2020-03-01' },
  today: '2026-11-24',
  isTermOpen: true,
};
const grades = (...rows: readonly [number, number][]): RuleInput['formula'] => ({
  kind: 'GRADE',
  rowList: rows.map(([least, points]) => ({ least, points })),
});
const problems = (input: Partial<RuleInput>, setting: Partial<RuleSetting> = {}) =>
  findRuleProblems({ ...INPUT, ...input }, { ...SETTING, ...setting })
    .map(({ field, code, bound }) => `${field} ${code} ${bound}`.trim())
    .join(', ');

describe('I2 a new version of a rule', () => {
  it.each([
    ['holds', {}, {}, ''],
    ['holds as the first one', {}, { last: undefined }, ''],
    ['begins after the last one', { effectiveFrom: '2020-03-01' }, {}, 'effectiveFrom BEFORE_LAST 2020-03-01'],
    ['begins today', { effectiveFrom: '2026-11-24' }, {}, ''],
    ['begins on no day before today', { effectiveFrom: '2026-11-23' }, {}, 'effectiveFrom PAST 2026-11-24'],
    [
      'begins on no day before today as the first one either',
      { effectiveFrom: '2026-11-23' },
      { last: undefined },
      'effectiveFrom PAST 2026-11-24',
    ],
    ['begins in an open term', {}, { isTermOpen: false }, 'effectiveFrom TERM_CLOSED'],
    ['has grades that rise', { formula: grades([600, 5], [700, 10]) }, {}, ''],
    ['has no grade twice', { formula: grades([600, 5], [600, 10]) }, {}, 'formula ROWS_RISE'],
    ['has grades in their order', { formula: grades([700, 5], [600, 10]) }, {}, 'formula ROWS_RISE'],
    ['brings more for a higher grade', { formula: grades([600, 10], [700, 10]) }, {}, 'formula ROWS_RISE'],
    ['has two decimals at most', { formula: { kind: 'HOUR', points: 0.125 } }, {}, 'formula DECIMALS'],
    [
      'takes what was promised for programmes alone',
      { formula: { kind: 'PROMISED', perHour: 1 } },
      {},
      'formula PROMISED',
    ],
    [
      'takes what was promised for programmes',
      { formula: { kind: 'PROMISED', perHour: 1 } },
      { source: 'PROGRAMME' },
      '',
    ],
    ['pays no difference where all count', { paysDifference: true }, {}, 'paysDifference DIFFERENCE'],
    ['waits for surveys of programmes alone', { needsSurvey: true }, {}, 'needsSurvey SURVEY'],
    ['counts a test by the piece', { formula: { kind: 'HOUR', points: 1 } }, { source: 'TEST' }, 'formula TEST_PIECE'],
    [
      'counts a meeting by the piece',
      { formula: { kind: 'HOUR', points: 1 } },
      { source: 'MEETING' },
      'formula MEETING_PIECE',
    ],
    ['has a deadline for claims alone', { claimDays: 30 }, { source: 'HAND' }, 'claimDays CLAIM_DAYS'],
    ['has no limit below one piece', { capOnce: 9 }, {}, 'capOnce CAP_BELOW_DEED 10'],
    ['has no limit below its highest grade', { formula: grades([1, 5], [2, 40]) }, {}, 'capTerm CAP_BELOW_DEED 40'],
    ['has no limit at a time above that of a term', { capOnce: 40 }, {}, 'capOnce ONCE_OVER_TERM 30'],
    ['has no limit of a term above that for life', { capLife: 20 }, {}, 'capTerm TERM_OVER_LIFE 20'],
    [
      'has no limit at a time above that for life',
      { capOnce: 25, capTerm: null, capLife: 20 },
      {},
      'capOnce ONCE_OVER_LIFE 20',
    ],
    ['changes something', { formula: { kind: 'PIECE', points: 5 }, note: '새 메모' }, {}, 'formula SAME'],
  ] as const)('%s', (_name, input, setting, expected) => {
    expect(problems(input as Partial<RuleInput>, setting)).toBe(expected);
  });
});
