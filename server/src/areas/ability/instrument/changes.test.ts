import { describe, expect, it } from 'vitest';

import { aFile, anInstrument } from '../../../../test/instruments.ts';
import { beginNext, compareVersions, withoutChanged } from './changes.ts';

const before = { number: 1, content: anInstrument() };

it('T12 tells scales and items that came, went and mean something else', () => {
  const file = aFile();
  file.itemList[0] = { ...file.itemList[0]!, text: { ko: '다른 문항', en: 'Item Q1' } };
  file.itemList.pop();
  file.itemList.push({ code: 'Q5', text: { ko: '새 문항', en: 'New' }, responses: 'AGREE' });
  file.scaleList[1] = { ...file.scaleList[1]!, itemList: [{ item: 'Q3' }, { item: 'Q5' }] };
  file.scaleList.push({ ...file.scaleList[1], code: 'NEW' });
  file.equatedList = [{ version: 1, scaleList: ['SELF'] }];
  expect(compareVersions(before, anInstrument(file))).toEqual({
    from: 1,
    addedScaleList: ['NEW'],
    removedScaleList: [],
    // ALL is made of TEAM.
    changedScaleList: ['TEAM', 'ALL'],
    addedItemList: ['Q5'],
    removedItemList: ['Q4'],
    changedItemList: ['Q1'],
    equatedScaleList: ['SELF'],
    notComparedScaleList: ['TEAM', 'ALL'],
  });
});

it('T12 takes another order, and words of scales, for no change', () => {
  const file = aFile();
  file.itemList.reverse();
  file.scaleList.reverse();
  for (const scale of file.scaleList) {
    scale.itemList?.reverse();
    scale.scaleList?.reverse();
    scale.name = { ko: '다른 이름', en: 'Another name' };
  }
  expect(compareVersions(before, anInstrument(file))).toMatchObject({
    addedScaleList: [],
    removedScaleList: [],
    changedScaleList: [],
    changedItemList: [],
  });
});

it('T12 takes other values of the answers for a change of items and scales', () => {
  const file = aFile();
  file.responseList[0]!.optionList[0]!.value = 0;
  expect(compareVersions(before, anInstrument(file))).toMatchObject({
    changedItemList: ['Q1', 'Q2', 'Q3', 'Q4'],
    changedScaleList: ['SELF', 'TEAM', 'ALL'],
  });
});

it('T12 begins the next version with scales that may all be compared', () => {
  const second = { number: 2, content: beginNext(before) };
  expect(second.content.equatedList).toEqual([{ version: 1, scaleList: ['SELF', 'TEAM', 'ALL'] }]);
  const third = beginNext(second);
  expect(third.equatedList.map(({ version }) => version)).toEqual([1, 2]);
  expect(compareVersions(second, third).notComparedScaleList).toEqual([]);
});

describe('T12 a draft that was copied', () => {
  const copied = beginNext(before);
  const equatedAfter = (file: ReturnType<typeof aFile>) =>
    withoutChanged(copied, { ...anInstrument(file), equatedList: copied.equatedList }).equatedList;

  it('is compared on all scales while nothing changes, names included', () => {
    const file = aFile({ name: { ko: '다른 이름', en: 'Another name' } });
    expect(equatedAfter(file)).toEqual(copied.equatedList);
  });

  it('is not compared on a scale with a reworded item, nor on one that is made of it', () => {
    const file = aFile();
    file.itemList[0] = { ...file.itemList[0]!, text: { ko: '다른 문항', en: 'Item Q1 in English' } };
    expect(equatedAfter(file)).toEqual([{ version: 1, scaleList: ['TEAM'] }]);
  });

  it('is compared on nothing where the answers are put in other words', () => {
    const file = aFile();
    file.responseList[0]!.optionList[0]!.label = { ko: '다른 말', en: 'Other words' };
    expect(equatedAfter(file)).toEqual([]);
  });
});
