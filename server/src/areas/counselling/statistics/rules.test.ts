import { expect, it } from 'vitest';

import { mergeSmall, NO_FIGURES, toFigures, type CountedGroup } from './rules.ts';

const group = (key: string, askedStudents: number): CountedGroup => ({
  ...NO_FIGURES,
  key,
  askedStudents,
  requestedCount: askedStudents * 2,
  completedCount: askedStudents,
  answerHours: 3,
});
const sum = (groups: readonly CountedGroup[]): number => groups.reduce((all, one) => all + one.requestedCount, 0);

it('leaves large groups as they are, in their order', () => {
  const groups = [group('a', 9), group('b', 5)];
  expect(mergeSmall(groups)).toEqual(groups);
});

it('puts small groups together with the next smallest, and keeps the sum', () => {
  const groups = [group('a', 30), group('b', 1), group('c', 7), group('d', 4)];
  const told = mergeSmall(groups);
  expect(told.map(({ key, requestedCount }) => [key, requestedCount])).toEqual([
    ['a', 60],
    ['', 24],
  ]);
  expect(sum(told)).toBe(sum(groups));
});

it.each([
  ['nobody', []],
  ['too few altogether', [group('a', 2), group('b', 2)]],
])('tells nothing of %s', (_, groups) => {
  expect(mergeSmall(groups)).toEqual([]);
});

it('writes hours to a tenth and nothing of how many asked', () => {
  const { askedStudents: _, ...rest } = NO_FIGURES;
  expect(toFigures({ ...NO_FIGURES, answerHours: 2.345, askedStudents: 9 })).toEqual({ ...rest, answerHours: 2.3 });
});
