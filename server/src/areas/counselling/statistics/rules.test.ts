import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  addMonths,
  LEAST_STUDENTS,
  mergeTopics,
  monthsOver,
  NO_FIGURES,
  toFigures,
  withholdSmall,
  type CountedGroup,
} from './rules.ts';

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
  expect(mergeTopics(groups)).toEqual(groups);
});

it('puts small groups together with the next smallest, and keeps the sum', () => {
  const groups = [group('a', 30), group('b', 1), group('c', 7), group('d', 4)];
  const told = mergeTopics(groups);
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
  expect(mergeTopics(groups)).toEqual([]);
});

const MONTHS = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'];

it('leaves no few students, whichever periods are taken from one another', () => {
  const students = fc.record({ month: fc.constantFrom(...MONTHS), key: fc.constantFrom('a', 'b', 'c', 'd') });
  const table = fc.uniqueArray(fc.tuple(students, fc.integer({ min: 1, max: 20 })), {
    selector: ([{ month, key }]) => `${month} ${key}`,
    maxLength: 16,
  });
  fc.assert(
    fc.property(table, fc.nat(3), fc.nat(3), (cells, one, other) => {
      const rows = cells.map(([{ month, key }, count]) => ({ ...group(key, count), month }));
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      const told = (from: number, to: number) =>
        new Map(
          addMonths(rows.filter(({ month }) => MONTHS.slice(from, to + 1).includes(month))).map((made) => [
            made.key,
            made,
          ]),
        );
      const [whole, begin] = [told(0, long), told(0, short)];
      const rest = short === long ? new Map<string, CountedGroup>() : told(short + 1, long);
      for (const [key, made] of whole) {
        const left = made.requestedCount - (begin.get(key)?.requestedCount ?? 0);
        expect(left).toBe(rest.get(key)?.requestedCount ?? 0);
        // Two requests a student, as `group` makes them.
        expect(left === 0 || left >= LEAST_STUDENTS * 2).toBe(true);
      }
    }),
  );
});

it('hides the topic of a month that has no other, since it would be everybody’s', () => {
  const of = (month: string, key: string) => ({ ...group(key, 9), month });
  expect(addMonths([of('2026-03-01', 'a')]).map(({ key }) => key)).toEqual(['']);
  const told = addMonths([of('2026-03-01', 'a'), of('2026-04-01', 'a'), of('2026-04-01', 'b')]);
  expect(told.map(({ key, requestedCount }) => [key, requestedCount])).toEqual([
    ['', 18],
    ['a', 18],
    ['b', 18],
  ]);
});

it('leaves out unmet groups of few with the next smallest', () => {
  const groups = [30, 1, 7, 4, 9].map((studentCount) => ({ studentCount }));
  expect(withholdSmall(groups).map(({ studentCount }) => studentCount)).toEqual([30, 9]);
});

it.each([
  ['2026-09-15', '2026-12-20', '2026-11-22', { from: '2026-09-01', to: '2026-10-31' }],
  ['2026-09-15', '2026-09-16', '2026-11-22', { from: '2026-09-01', to: '2026-09-30' }],
  ['2025-12-03', '2026-02-28', '2026-03-01', { from: '2025-12-01', to: '2026-02-28' }],
  ['2026-01-01', '2026-01-31', '2026-01-31', undefined],
  ['2026-01-02', '2026-01-31', '2026-02-01', { from: '2026-01-01', to: '2026-01-31' }],
])('from %s to %s, on %s: the months %j', (from, to, today, months) => {
  expect(monthsOver({ from, to }, today)).toEqual(months);
});

it('writes hours to a tenth and nothing of how many asked', () => {
  const { askedStudents: _, ...rest } = NO_FIGURES;
  expect(toFigures({ ...NO_FIGURES, answerHours: 2.345, askedStudents: 9 })).toEqual({ ...rest, answerHours: 2.3 });
});
