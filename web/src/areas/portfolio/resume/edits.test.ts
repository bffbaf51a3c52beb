import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { describe, expect, it } from 'vitest';

import { findDifferences } from './diff.ts';
import { insertItem, moveItem, patchItem, readMonth, removeItem, sortSection, writeMonth } from './edits.ts';

const content = (...begins: string[]) =>
  begins.reduce(
    (made, month, at) =>
      insertItem(made, { ...emptyItem(`i${at}`), begins: month, ends: month }, { section: 'WORK', at }),
    emptyContent(),
  );
const order = (made: ReturnType<typeof content>) =>
  made.sectionList.find(({ section }) => section === 'WORK')?.itemList.map(({ itemId }) => itemId);

describe('V1 items', () => {
  it('move by one place, and stay at an end', () => {
    const made = content('2020', '2021', '2022');
    expect(order(moveItem(made, 'WORK', { itemId: 'i2', by: -1 }))).toEqual(['i0', 'i2', 'i1']);
    expect(order(moveItem(made, 'WORK', { itemId: 'i0', by: -1 }))).toEqual(['i0', 'i1', 'i2']);
    expect(order(moveItem(made, 'WORK', { itemId: 'i2', by: 1 }))).toEqual(['i0', 'i1', 'i2']);
  });

  it('come back to their place when a deletion is undone', () => {
    const made = content('2020', '2021', '2022');
    const left = removeItem(made, 'WORK', 'i1');
    expect(order(left)).toEqual(['i0', 'i2']);
    expect(order(insertItem(left, emptyItem('i1'), { section: 'WORK', at: 1 }))).toEqual(['i0', 'i1', 'i2']);
  });

  it('V8 sort by period, the latest first and what lasts before it', () => {
    const made = patchItem(content('2020-03', '2023', '2022-07'), 'WORK', { itemId: 'i0', more: { isOngoing: true } });
    expect(order(sortSection(made, 'WORK'))).toEqual(['i0', 'i1', 'i2']);
  });
});

describe('V8 months', () => {
  it.each([
    ['2025.3', '2025-03'],
    ['2025/03', '2025-03'],
    ['202503', '2025-03'],
    ['2025년 3월', '2025-03'],
    ['2025', '2025'],
    ['2025년', '2025'],
    ['', ''],
    ['봄', '봄'],
    ['1066', '1066'],
  ])('reads %s as %s', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });

  it('writes them with a point, and leaves the rest as it was typed', () => {
    expect(writeMonth('2025-03')).toBe('2025.03');
    expect(writeMonth('봄')).toBe('봄');
  });
});

describe('V3 differences', () => {
  it('tell what came, went and changed, and what only moved', () => {
    const older = content('2020', '2021');
    const newer = insertItem(
      patchItem(removeItem(older, 'WORK', 'i0'), 'WORK', { itemId: 'i1', more: { begins: '2019' } }),
      emptyItem('new'),
      { section: 'AWARD', at: 0 },
    );
    const found = findDifferences(older, newer).itemList.map(({ section, kind }) => `${section} ${kind}`);
    expect(found).toEqual(['WORK changed', 'WORK removed', 'AWARD added']);
    expect(findDifferences(older, moveItem(older, 'WORK', { itemId: 'i0', by: 1 }))).toMatchObject({
      isOrderOnly: true,
      isSame: false,
    });
    expect(findDifferences(older, structuredClone(older)).isSame).toBe(true);
  });
});
