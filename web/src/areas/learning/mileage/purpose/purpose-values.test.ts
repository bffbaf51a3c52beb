import type { DeskPurpose } from '@naru/contract/areas/learning/mileage/purposes.ts';
import { describe, expect, it } from 'vitest';

import { beginWith, bodyOf, listMissing } from './purpose-values.ts';

const CONTENT = {
  nameKo: '장학금',
  nameEn: 'Scholarship',
  textKo: '',
  textEn: '',
  leastPoints: 300,
  pointsUnit: 10,
  mostPoints: 2000,
  timesTerm: 1,
  timesLife: null,
  mostTerms: 8,
  wonPerPoint: 1000,
  isInUse: true,
};
const PURPOSE: DeskPurpose = {
  ...CONTENT,
  purposeCode: 'SCHOLARSHIP',
  purposeNm: '장학금',
  needsAccount: true,
  openCount: 2,
  version: 3,
};

describe('the form of a purpose of mileage', () => {
  it('begins with the purpose and sends what can be changed', () => {
    expect(bodyOf(beginWith(PURPOSE))).toEqual(CONTENT);
  });

  it('names what is missing, and no bound that may be left out', () => {
    const empty = { leastPoints: null, pointsUnit: 0, mostPoints: null, timesTerm: null, mostTerms: null };
    expect(listMissing(beginWith(PURPOSE))).toEqual([]);
    expect(listMissing({ ...beginWith(PURPOSE), ...empty, nameKo: ' ' })).toEqual([
      'nameKo',
      'leastPoints',
      'mostPoints',
      'pointsUnit',
    ]);
  });
});
