import { USE_STATUSES } from '@naru/contract/areas/mileage/words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import {
  findProblems,
  listConditions,
  mostPossible,
  USE_TRANSITIONS,
  type AskedUse,
  type AskerFacts,
  type JudgedPurpose,
} from './rules.ts';

describe('I4 a use', () => {
  // Written by hand from docs/specification.md.
  testMachine({
    transitions: USE_TRANSITIONS,
    statuses: USE_STATUSES,
    sides: ['STUDENT', 'OFFICE'],
    table: `
      APPLY TEMP APPLY STUDENT
      CANCEL TEMP CANCELLED STUDENT
      CANCEL APPLY CANCELLED STUDENT
      APPROVE APPLY APPROVED OFFICE
      REFUSE APPLY REFUSED OFFICE
      PAY APPROVED PAID OFFICE
      REVERSE APPROVED CANCELLED OFFICE`,
  });
});

const PURPOSE: JudgedPurpose = {
  least: 300,
  unit: 10,
  most: 2000,
  timesTerm: 1,
  timesLife: 8,
  mostTerms: 8,
  needsAccount: true,
  inUse: true,
  usedTerm: 0,
  usedLife: 0,
};
const ASKED: AskedUse = { amount: 300, bank: '나루은행', hasAccount: true };
const FACTS: AskerFacts = { isEnrolled: true, enrolledTerms: 8, available: 305 };

describe('I4 what a use asks for', () => {
  it.each<[string, Partial<JudgedPurpose>, Partial<AskedUse>, Partial<AskerFacts>, string[]]>([
    ['nothing against it', {}, {}, {}, []],
    ['one unit too few', {}, { amount: 290 }, {}, ['pointsToUse LEAST 300']],
    ['no multiple', {}, { amount: 305 }, {}, ['pointsToUse UNIT 10']],
    ['the most', {}, { amount: 2000 }, { available: 2000 }, []],
    ['more than the most', {}, { amount: 2010 }, { available: 5000 }, ['pointsToUse MOST 2000']],
    ['all that there is', {}, { amount: 300 }, { available: 300 }, []],
    ['more than there is', {}, { amount: 310 }, {}, ['pointsToUse AVAILABLE 305']],
    ['a debt', {}, {}, { available: -40 }, ['pointsToUse AVAILABLE -40']],
    ['used this term', { usedTerm: 1 }, {}, {}, ['purposeCode TIMES_TERM 1']],
    ['the last one of life', { usedLife: 7 }, {}, {}, []],
    ['used up in life', { usedLife: 8 }, {}, {}, ['purposeCode TIMES_LIFE 8']],
    ['one term too many', {}, {}, { enrolledTerms: 9 }, ['purposeCode TERMS 8']],
    ['unbounded', { mostTerms: null, timesLife: null, usedLife: 99 }, {}, { enrolledTerms: 20 }, []],
    ['on leave', {}, {}, { isEnrolled: false }, ['purposeCode REGISTER 0']],
    ['not in use', { inUse: false }, {}, { isEnrolled: false }, ['purposeCode NOT_IN_USE 0']],
    ['no account', {}, { bank: '', hasAccount: false }, {}, ['bank BANK 0', 'accountNo ACCOUNT 0']],
    ['no account needed', { needsAccount: false }, { bank: '', hasAccount: false }, {}, []],
    [
      'several at once',
      { usedTerm: 1 },
      { amount: 10, hasAccount: false },
      {},
      ['purposeCode TIMES_TERM 1', 'pointsToUse LEAST 300', 'accountNo ACCOUNT 0'],
    ],
  ])('%s', (_name, purpose, asked, facts, expected) => {
    const problems = findProblems({ ...PURPOSE, ...purpose }, { ...ASKED, ...asked }, { ...FACTS, ...facts });
    expect(problems.map(({ field, code, bound }) => `${field} ${code} ${bound}`)).toEqual(expected);
  });

  it('is told before it is asked for, met or not', () => {
    const unmet = listConditions({ ...PURPOSE, usedTerm: 1 }, { ...FACTS, available: 299, enrolledTerms: 9 });
    expect(unmet.map(({ code, isMet, amount, limit }) => [code, isMet, amount, limit])).toEqual([
      ['REGISTER', true, null, null],
      ['TERMS', false, 9, 8],
      ['TIMES_TERM', false, 1, 1],
      ['TIMES_LIFE', true, 0, 8],
      ['BALANCE', false, 299, 300],
    ]);
    expect(listConditions({ ...PURPOSE, mostTerms: null, timesTerm: null, timesLife: null }, FACTS)).toHaveLength(2);
  });

  it.each<[Partial<JudgedPurpose>, number, number]>([
    [{}, 299, 0],
    [{}, 309, 300],
    [{}, 5000, 2000],
    [{ usedTerm: 1 }, 5000, 0],
    [{ inUse: false }, 5000, 0],
  ])('of %o with %d points leaves %d', (purpose, available, most) => {
    expect(mostPossible({ ...PURPOSE, ...purpose }, { ...FACTS, available })).toBe(most);
  });
});
