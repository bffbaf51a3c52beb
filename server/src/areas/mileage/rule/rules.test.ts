import { describe, expect, it } from 'vitest';

import { judgeDeed, type JudgedRule } from './rules.ts';

const RULE: JudgedRule = {
  formula: { kind: 'PIECE', points: 10 },
  capOnce: null,
  capTerm: null,
  capLife: null,
  countsBest: false,
  paysDifference: false,
  registerStatusList: ['ENROLLED'],
};
const TOEIC: JudgedRule = {
  ...RULE,
  formula: {
    kind: 'GRADE',
    rowList: [
      { least: 600, points: 50 },
      { least: 800, points: 200 },
      { least: 900, points: 400 },
    ],
  },
  countsBest: true,
  paysDifference: true,
  capLife: 300,
};
const DEED = { quantity: 1, promised: null, registerStatus: 'ENROLLED' };
const NONE = { termPoints: 0, lifePoints: 0 };

const codes = (...asked: Parameters<typeof judgeDeed>) => {
  const { points, explanationList } = judgeDeed(...asked);
  return `${points}: ${explanationList.map((one) => `${one.code} ${one.points}`).join(', ')}`;
};

describe('I2 a rule', () => {
  it.each([
    ['by the piece', RULE, { ...DEED, quantity: 3 }, NONE, '30: PIECE 30'],
    [
      'by the hour, rounded down',
      { ...RULE, formula: { kind: 'HOUR', points: 0.25 } },
      { ...DEED, quantity: 7 },
      NONE,
      '1: HOUR 1',
    ],
    [
      'by hundredths of an hour',
      { ...RULE, formula: { kind: 'HOUR', points: 0.29 } },
      { ...DEED, quantity: 100 },
      NONE,
      '29: HOUR 29',
    ],
    [
      'as promised',
      { ...RULE, formula: { kind: 'PROMISED', perHour: 1 } },
      { ...DEED, quantity: 6, promised: 25 },
      NONE,
      '25: PROMISED 25',
    ],
    [
      'by the hour where nothing was promised',
      { ...RULE, formula: { kind: 'PROMISED', perHour: 1 } },
      { ...DEED, quantity: 6 },
      NONE,
      '6: HOUR 6',
    ],
    ['by grade, at its least value', TOEIC, { ...DEED, quantity: 800 }, NONE, '200: GRADE 200'],
    ['by grade, between two', TOEIC, { ...DEED, quantity: 799 }, NONE, '50: GRADE 50'],
    ['below the least grade', TOEIC, { ...DEED, quantity: 599 }, NONE, '0: BELOW 0'],
    [
      'with the difference to what counts',
      TOEIC,
      { ...DEED, quantity: 800 },
      { termPoints: 0, lifePoints: 50 },
      '150: GRADE 200, DIFFERENCE 150',
    ],
    [
      'with nothing for what is no better',
      TOEIC,
      { ...DEED, quantity: 850 },
      { termPoints: 0, lifePoints: 200 },
      '0: GRADE 200, BEST 0',
    ],
    [
      'of one grade only, without differences',
      { ...TOEIC, paysDifference: false },
      { ...DEED, quantity: 850 },
      { termPoints: 0, lifePoints: 50 },
      '0: GRADE 200, BEST 0',
    ],
    [
      'with a cap for life, after the difference',
      TOEIC,
      { ...DEED, quantity: 900 },
      { termPoints: 0, lifePoints: 200 },
      '100: GRADE 400, DIFFERENCE 200, CAP_LIFE 100',
    ],
    ['with a cap for each', { ...RULE, capOnce: 15 }, { ...DEED, quantity: 3 }, NONE, '15: PIECE 30, CAP_ONCE 15'],
    [
      'with a cap a term',
      { ...RULE, capTerm: 25 },
      { ...DEED, quantity: 2 },
      { termPoints: 10, lifePoints: 90 },
      '15: PIECE 20, CAP_TERM 15',
    ],
    [
      'with a cap that was passed by a correction',
      { ...RULE, capTerm: 25 },
      DEED,
      { termPoints: 40, lifePoints: 40 },
      '0: PIECE 10, CAP_TERM 0',
    ],
    ['that is not in force', undefined, DEED, NONE, '0: NO_RULE 0'],
    ['for somebody on leave', RULE, { ...DEED, registerStatus: 'LEAVE' }, NONE, '0: REGISTER 0'],
    ['for somebody who was not there yet', RULE, { ...DEED, registerStatus: null }, NONE, '0: REGISTER 0'],
  ] as const)('%s', (_name, rule, deed, counted, expected) => {
    expect(codes(rule && { ...rule, registerStatusList: [...rule.registerStatusList] }, deed, counted)).toBe(expected);
  });
});
