import fc from 'fast-check';
import { expect, it } from 'vitest';

import { LEAST_STUDENTS, mergeSmall, NO_FIGURES, standsAlone, toFigures, type CountedGroup } from './rules.ts';

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

it('tells no topic by itself from which a small one could be worked out', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
  fc.assert(
    fc.property(counts, (students) => {
      const topics = students.map((count, at) => group(`topic${at}`, count));
      const hidden = topics.filter(({ key }) => !standsAlone(topics, key));
      const isSmall = (one: CountedGroup): boolean => one.askedStudents < LEAST_STUDENTS;
      expect(topics.filter(isSmall).every((one) => hidden.includes(one))).toBe(true);
      // The total less all that is told is what is hidden: never one topic that is small.
      const isAlone = hidden.length === 1 && topics.length > 1;
      expect(isAlone).toBe(false);
      // And of enough students, unless nothing is told at all.
      const most = Math.max(0, ...hidden.map(({ askedStudents }) => askedStudents));
      expect(hidden.length === 0 || hidden.length === topics.length || most >= LEAST_STUDENTS).toBe(true);
    }),
  );
});

it('hides the partner of a small topic, and tells nothing of one that nobody has', () => {
  const topics = [group('a', 30), group('b', 1), group('c', 7)];
  expect(['a', 'b', 'c', 'none'].map((key) => standsAlone(topics, key))).toEqual([true, false, false, true]);
});

it('writes hours to a tenth and nothing of how many asked', () => {
  const { askedStudents: _, ...rest } = NO_FIGURES;
  expect(toFigures({ ...NO_FIGURES, answerHours: 2.345, askedStudents: 9 })).toEqual({ ...rest, answerHours: 2.3 });
});
