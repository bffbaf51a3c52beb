import type { ClaimItem } from '@naru/contract/areas/mileage/claims.ts';
import { describe, expect, it } from 'vitest';

import { beginWith, deedOf, listMissing } from './claim-values.ts';

const ITEM: ClaimItem = {
  itemId: 'one',
  itemNm: 'TOEIC',
  typeCode: '09',
  evidence: '성적표',
  asksNumber: true,
  mostQuantity: 990,
  takesDecimals: false,
  rule: {
    formula: { kind: 'PIECE', points: 5 },
    capOnce: null,
    capTerm: null,
    capLife: null,
    countsBest: false,
    paysDifference: false,
    needsSurvey: false,
    validTerms: null,
    registerStatusList: ['ENROLLED'],
    claimDays: null,
    effectiveFrom: '2020-03-01',
    effectiveTo: null,
  },
};
const EMPTY = beginWith(undefined);
const FULL = {
  ...EMPTY,
  itemId: 'one',
  happenedOn: '2026-11-24',
  quantity: 620,
  certificateNo: 'AB-123',
  files: [{ id: '1/1', name: 'a.pdf', size: 1 }],
};

describe('I2 the form of a claim', () => {
  it('names what is missing, as the item asks', () => {
    expect(listMissing(EMPTY, undefined, false)).toEqual(['itemId', 'happenedOn', 'quantity']);
    expect(listMissing(FULL, ITEM, false)).toEqual([]);
    expect(listMissing({ ...FULL, certificateNo: ' ', files: [] }, ITEM, false)).toEqual(['certificateNo', 'fileId']);
    expect(listMissing({ ...FULL, certificateNo: '' }, ITEM, true)).toEqual([]);
    expect(
      listMissing({ ...FULL, certificateNo: '', files: [] }, { ...ITEM, evidence: '', asksNumber: false }, false),
    ).toEqual([]);
  });

  it('has a deed to judge once item, day and quantity are there', () => {
    expect(deedOf(FULL)).toEqual({ itemId: 'one', happenedOn: '2026-11-24', quantity: 620 });
    expect(deedOf({ ...FULL, quantity: 0 })).toBeUndefined();
    expect(deedOf({ ...FULL, happenedOn: '2026-11-' })).toBeUndefined();
    expect(deedOf(EMPTY)).toBeUndefined();
  });
});
