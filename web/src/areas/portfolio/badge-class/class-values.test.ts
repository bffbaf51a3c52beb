import { describe, expect, it } from 'vitest';

import { ANY, beginWith, blankCondition, bodyOf, conditionOf, listMissing, type ConditionRow } from './class-values.ts';

const row = (wish: Partial<ConditionRow>): ConditionRow => ({ ...blankCondition(), ...wish });
const ID = '01990000-0000-7000-8000-000000000001';

describe('D1 a condition that is written', () => {
  it.each<[Partial<ConditionRow>, unknown]>([
    [{ kind: 'PROGRAMME' }, undefined],
    [
      { kind: 'PROGRAMME', series: { value: ID, label: '말하기' } },
      { kind: 'PROGRAMME', seriesId: ID },
    ],
    [{ kind: 'PROGRAMMES', count: 0 }, undefined],
    [
      { kind: 'PROGRAMMES', count: 3 },
      { kind: 'PROGRAMMES', count: 3, type: null, competency: null },
    ],
    [
      { kind: 'PROGRAMMES', count: 3, type: 'BAEUM', competency: 'COMMUNITY' },
      { kind: 'PROGRAMMES', count: 3, type: 'BAEUM', competency: 'COMMUNITY' },
    ],
    [{ kind: 'HOURS', count: 1.5 }, undefined],
    [
      { kind: 'HOURS', count: 20, competency: ANY },
      { kind: 'HOURS', count: 20, competency: null },
    ],
    [{ kind: 'MILEAGE', count: 1_000_001 }, undefined],
    [
      { kind: 'MILEAGE', count: 500 },
      { kind: 'MILEAGE', points: 500 },
    ],
    [
      { kind: 'TEST', family: '02' },
      { kind: 'TEST', family: '02' },
    ],
    [{ kind: 'BADGE' }, undefined],
  ])('%j', (wish, condition) => {
    expect(conditionOf(row(wish))).toEqual(condition);
  });
});

describe('D1 the form of a badge', () => {
  const blank = beginWith(undefined, [], 'ko');

  it('needs its names, whole conditions, and months that are possible', () => {
    expect(listMissing(blank)).toEqual(['nameKo', 'nameEn']);
    expect(listMissing({ ...blank, rowList: [row({})], validMonths: 0 })).toEqual([
      'nameKo',
      'nameEn',
      'rule',
      'validMonths',
    ]);
  });

  it('sends no rule where there is no condition, and the group of its picture', () => {
    const files = [{ id: `${ID}/1`, name: 'x.png', size: 1 }];
    expect(bodyOf({ ...blank, files })).toMatchObject({ rule: null, pictureFileId: ID, competencyCode: null });
  });
});
