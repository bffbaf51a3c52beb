import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseGroups, type GroupWish, type PeopleCell } from './groups.ts';

const cell = (collegeCode: string | null, grade: number, people: number): PeopleCell => ({
  collegeCode,
  grade,
  people,
});
const named = (groups: readonly GroupWish[]): string[] =>
  groups.map(({ collegeCode, grade }) => `${collegeCode ?? '*'}${grade ?? '*'}`).toSorted();

/** Sums up people whom a combination of groups leaves with a weight other than none. */
function touched(cells: readonly PeopleCell[], parts: readonly (readonly [GroupWish, number])[]): number {
  return cells.reduce((sum, one) => {
    const weight = parts.reduce((total, [{ collegeCode, grade }, by]) => {
      const isIn = (collegeCode ?? one.collegeCode) === one.collegeCode && (grade ?? one.grade) === one.grade;
      return total + (isIn ? by : 0);
    }, 0);
    return weight === 0 ? sum : sum + one.people;
  }, 0);
}

describe('groups of a norm of the university', () => {
  it('are all that are large enough, where nobody is left over', () => {
    const cells = ['A', 'B'].flatMap((code) => [1, 2].map((grade) => cell(code, grade, 30)));
    expect(named(chooseGroups(cells))).toEqual(['**', '*1', '*2', 'A*', 'A1', 'A2', 'B*', 'B1', 'B2']);
  });

  it('are none under 30 people, and nobody is told of where there are fewer in all', () => {
    expect(chooseGroups([cell('A', 1, 29)])).toEqual([]);
    expect(named(chooseGroups([cell('A', 1, 30)]))).toEqual(['**', '*1', 'A*', 'A1']);
    expect(chooseGroups([])).toEqual([]);
  });

  it('withhold a college where the others together are few', () => {
    expect(named(chooseGroups([cell('A', 1, 80), cell('B', 1, 12)]))).toEqual(['**', '*1']);
    expect(named(chooseGroups([cell('A', 1, 80), cell('B', 1, 12), cell('C', 1, 20)]))).toEqual([
      '**',
      '*1',
      'A*',
      'A1',
    ]);
  });

  it('withhold a second year of a college, and both years of everybody, where one alone is small', () => {
    const cells = ['A', 'B', 'C'].flatMap((code) =>
      [1, 2, 3, 4].map((grade) => cell(code, grade, code === 'A' && grade === 4 ? 20 : 30 + 10 * grade)),
    );
    const groups = named(chooseGroups(cells));
    expect(groups).not.toContain('A4');
    // A's last two years by subtraction of the others, and of the colleges from the year.
    expect(groups.filter((name) => ['A1', 'A2', 'A3'].includes(name))).toHaveLength(2);
    expect(groups).not.toContain('*4');
    expect(groups).toEqual(expect.arrayContaining(['A*', 'B4', 'C4', '*2']));
  });

  it('leave people without a college unnamed by subtraction too', () => {
    expect(named(chooseGroups([cell('A', 1, 60), cell(null, 1, 4)]))).toEqual(['**', '*1']);
  });

  it('never tell, added up or taken from each other, of fewer than 30 people', () => {
    const cells = fc.array(
      fc.record({
        collegeCode: fc.constantFrom('A', 'B', 'C', null),
        grade: fc.integer({ min: 1, max: 4 }),
        people: fc.integer({ min: 0, max: 90 }),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(cells, fc.infiniteStream(fc.integer({ min: -2, max: 2 })), (given, weights) => {
        const once = [...new Map(given.map((one) => [`${one.collegeCode}${one.grade}`, one])).values()];
        const groups = chooseGroups(once);
        for (let turn = 0; turn < 30; turn += 1) {
          const parts = groups.map((group) => [group, weights.next().value as number] as const);
          const people = touched(once, parts);
          expect(people === 0 || people >= 30).toBe(true);
        }
      }),
    );
  });
});
