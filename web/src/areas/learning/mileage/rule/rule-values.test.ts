import { RuleInput } from '@naru/contract/areas/learning/mileage/rules.ts';
import { describe, expect, it } from 'vitest';

import { beginWith, blankRow, bodyOf, listMissing, type RuleItem } from './rule-values.ts';

const VERSION: RuleItem['versionList'][number] = {
  formula: {
    kind: 'GRADE',
    rowList: [
      { least: 600, points: 50 },
      { least: 700, points: 100 },
    ],
  },
  capOnce: null,
  capTerm: null,
  capLife: 300,
  countsBest: true,
  paysDifference: true,
  needsSurvey: false,
  validTerms: 8,
  registerStatusList: ['ENROLLED'],
  claimDays: 730,
  effectiveFrom: '2020-03-01',
  effectiveTo: null,
  number: 1,
  note: '처음',
  createdAt: '2020-03-01T00:00:00.000Z',
  createdByNm: null,
  isPlanned: false,
};
const ITEM: RuleItem = {
  itemId: '01990000-0000-7000-8000-000000000109',
  itemNm: 'TOEIC',
  typeCode: '09',
  source: 'CLAIM',
  isInUse: true,
  version: 1,
  versionList: [VERSION],
};

describe('the form of a rule', () => {
  it('begins with the last version, but for its day and its note', () => {
    const values = { ...beginWith(ITEM), effectiveFrom: '2027-03-02' };
    const { formula, capLife, paysDifference, validTerms, registerStatusList } = VERSION;
    expect(RuleInput.parse(bodyOf(values))).toMatchObject({
      formula,
      capLife,
      paysDifference,
      validTerms,
      registerStatusList,
      effectiveFrom: '2027-03-02',
      note: '',
    });
  });

  it('says what is missing', () => {
    const values = beginWith(ITEM);
    expect(listMissing(values)).toEqual(['effectiveFrom']);
    const day = { ...values, effectiveFrom: '2027-03-02' };
    expect(listMissing(day)).toEqual([]);
    expect(listMissing({ ...day, rowList: [...day.rowList, blankRow()] })).toEqual(['rowList']);
    expect(listMissing({ ...day, kind: 'PIECE', points: null })).toEqual(['points']);
    expect(listMissing({ ...day, registerStatusList: [] })).toEqual(['registerStatusList']);
    expect(listMissing({ ...day, effectiveFrom: '3월' })).toEqual(['effectiveFrom']);
  });

  it('pays no difference where all count', () => {
    expect(bodyOf({ ...beginWith(ITEM), countsBest: false }).paysDifference).toBe(false);
  });

  it('has points an hour where a programme promised none', () => {
    const { formula } = bodyOf({ ...beginWith(ITEM), kind: 'PROMISED', points: 1.5 });
    expect(formula).toEqual({ kind: 'PROMISED', perHour: 1.5 });
  });
});
