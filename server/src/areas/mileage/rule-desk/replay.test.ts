import { describe, expect, it } from 'vitest';

import type { JudgedRule } from '../rule/rules.ts';
import { addToTally, emptyTally, replayPerson, type ReplayedDeed } from './replay.ts';

const RULE: JudgedRule = {
  formula: { kind: 'PIECE', points: 10 },
  capOnce: null,
  capTerm: null,
  capLife: null,
  countsBest: false,
  paysDifference: false,
  registerStatusList: ['ENROLLED'],
};
const DEED: ReplayedDeed = {
  itemId: 'talk',
  ruleId: 'old',
  isThisTerm: true,
  happenedOn: '2026-10-01',
  quantity: 1,
  promised: null,
  isRegistered: true,
  registerStatus: 'ENROLLED',
  isByHand: false,
  amount: 5,
};
const REPLAY = { itemId: 'talk', rule: RULE, from: null, rules: new Map() };
const GRADES: JudgedRule = {
  ...RULE,
  formula: {
    kind: 'GRADE',
    rowList: [
      { least: 600, points: 80 },
      { least: 800, points: 200 },
    ],
  },
  countsBest: true,
  paysDifference: true,
  capLife: 300,
};

describe('I2 a dry run of a rule', () => {
  it('judges each deed after what those before it bring by the new version', () => {
    const deeds = [DEED, DEED, DEED];
    expect(replayPerson(deeds, { ...REPLAY, rule: { ...RULE, capTerm: 25 } })).toEqual({
      before: 15,
      after: 25,
      deedCount: 3,
    });
  });

  it('leaves what happened before its day, which still fills the limits', () => {
    const deeds = [DEED, { ...DEED, happenedOn: '2026-12-01' }];
    const replay = { ...REPLAY, from: '2026-12-01', rule: { ...RULE, capTerm: 12 } };
    expect(replayPerson(deeds, replay)).toEqual({ before: 5, after: 7, deedCount: 1 });
  });

  it('counts earlier terms for life and not for the term', () => {
    const deeds = [{ ...DEED, isThisTerm: false, amount: 90 }, DEED];
    expect(replayPerson(deeds, { ...REPLAY, rule: { ...RULE, capTerm: 10, capLife: 94 } }).after).toBe(4);
  });

  it('judges others of its group after it, by their own rules', () => {
    const toeic = { ...DEED, itemId: 'toeic', ruleId: 'toeic-1', quantity: 620, amount: 50 };
    const toefl = { ...DEED, itemId: 'toefl', ruleId: 'toefl-1', quantity: 850, amount: 150 };
    const rules = new Map([
      ['toeic-1', GRADES],
      ['toefl-1', GRADES],
    ]);
    const replay = { itemId: 'toeic', rule: GRADES, from: null, rules };
    expect(replayPerson([toeic, toefl], replay)).toEqual({ before: 200, after: 200, deedCount: 1 });
    expect(replayPerson([toefl, toeic], replay)).toEqual({ before: 50, after: 0, deedCount: 1 });
  });

  it('brings nothing to whom the register refused', () => {
    expect(replayPerson([{ ...DEED, isRegistered: false, amount: 0 }], REPLAY).after).toBe(0);
  });

  it('asks for the register of the new version: as somebody stands today where that explains what was posted', () => {
    const rules = new Map([['old', RULE]]);
    const onLeave: ReplayedDeed = { ...DEED, isRegistered: false, registerStatus: 'LEAVE', amount: 0 };
    const both: JudgedRule = { ...RULE, registerStatusList: ['ENROLLED', 'LEAVE'] };
    expect(replayPerson([onLeave], { ...REPLAY, rules, rule: both }).after).toBe(10);
    expect(replayPerson([DEED], { ...REPLAY, rules, rule: { ...RULE, registerStatusList: ['LEAVE'] } }).after).toBe(0);
    // Enrolled when it was posted, and on leave since.
    expect(replayPerson([{ ...DEED, registerStatus: 'LEAVE' }], { ...REPLAY, rules }).after).toBe(10);
    // Refused when it was posted, and enrolled since.
    expect(replayPerson([{ ...onLeave, registerStatus: 'ENROLLED' }], { ...REPLAY, rules, rule: both }).after).toBe(0);
  });

  it('leaves what the office wrote by hand, which counts towards the caps of others', () => {
    const byHand = { ...DEED, isByHand: true, quantity: 0, amount: 35 };
    expect(replayPerson([byHand], REPLAY)).toEqual({ before: 0, after: 0, deedCount: 0 });
    const rule: JudgedRule = { ...RULE, capTerm: 40 };
    expect(replayPerson([byHand, { ...DEED, amount: 5 }], { ...REPLAY, rule }).after).toBe(5);
  });

  it('takes what a programme promised', () => {
    const rule: JudgedRule = { ...RULE, formula: { kind: 'PROMISED', perHour: 1 } };
    expect(replayPerson([{ ...DEED, promised: 25 }], { ...REPLAY, rule }).after).toBe(25);
    expect(replayPerson([{ ...DEED, quantity: 6 }], { ...REPLAY, rule }).after).toBe(6);
  });

  it('tells how many get more, less and the same, and keeps the largest changes', () => {
    const tally = emptyTally();
    const pairs = [
      [5, 10],
      [10, 5],
      [5, 5],
      [0, 40],
      [60, 40],
    ] as const;
    pairs.forEach(([before, after], index) =>
      addToTally(tally, { memberId: String(index), before, after, deedCount: 1 }, 2),
    );
    expect(tally).toMatchObject({ more: 2, less: 2, same: 1, before: 80, after: 100, deedCount: 5 });
    expect(tally.largest.map(({ memberId }) => memberId)).toEqual(['3', '4']);
  });

  it('judges the deeds of 30,000 people within a few seconds', () => {
    const begun = performance.now();
    const tally = emptyTally();
    const deeds = Array.from({ length: 10 }, () => DEED);
    for (let person = 0; person < 30_000; person += 1)
      addToTally(tally, { memberId: String(person), ...replayPerson(deeds, REPLAY) }, 20);
    expect(tally).toMatchObject({ more: 30_000, before: 1_500_000, after: 3_000_000 });
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});
