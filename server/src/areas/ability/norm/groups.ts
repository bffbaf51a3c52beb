/**
 * Which groups of people a norm of the university may tell of (docs/specification.md, Norms). Pure. Nothing of fewer than
 * 30 people can be worked out from the groups, whichever are added up or taken from each other.
 */
import { TEST_LEAST } from '@naru/contract/areas/ability/words.ts';

/** People of a college and a year; people without a college are a cell too. */
export interface PeopleCell {
  readonly collegeCode: string | null;
  readonly grade: number;
  readonly people: number;
}

/** Null: any. */
export interface GroupWish {
  readonly collegeCode: string | null;
  readonly grade: number | null;
}

const LEAST = TEST_LEAST.normMean;

/**
 * The groups cut everybody into blocks, and whatever is added up or taken away is made of whole blocks. A group is
 * therefore told only while each block that it leaves has 30 people. Colleges come first, then their years, then years of
 * everybody: the order in which results look for their group; of each kind the largest first.
 */
export function chooseGroups(cells: readonly PeopleCell[]): GroupWish[] {
  const filled = cells.filter(({ people }) => people > 0);
  const chosen: GroupWish[] = [];
  let blocks: readonly (readonly PeopleCell[])[] = [filled];
  for (const wish of wishesOf(filled)) {
    const cut = blocks.flatMap((block) => {
      const inside = block.filter((cell) => isInGroup(cell, wish));
      const outside = block.filter((cell) => !isInGroup(cell, wish));
      return [inside, outside].filter((part) => part.length > 0);
    });
    if (!cut.every((block) => sumOf(block) >= LEAST)) continue;
    blocks = cut;
    chosen.push(wish);
  }
  return chosen;
}

export const isInGroup = (cell: PeopleCell, { collegeCode, grade }: GroupWish): boolean =>
  (collegeCode === null || cell.collegeCode === collegeCode) && (grade === null || cell.grade === grade);
const sumOf = (cells: readonly PeopleCell[]): number => cells.reduce((sum, { people }) => sum + people, 0);

/** Lists every group that has somebody in it, everybody first. */
function wishesOf(cells: readonly PeopleCell[]): GroupWish[] {
  if (cells.length === 0) return [];
  const codes = [...new Set(cells.flatMap(({ collegeCode }) => collegeCode ?? []))].toSorted();
  const grades = [...new Set(cells.map(({ grade }) => grade))].toSorted((one, other) => one - other);
  const largestFirst = (wishes: readonly GroupWish[]): GroupWish[] => {
    const size = (wish: GroupWish): number => sumOf(cells.filter((cell) => isInGroup(cell, wish)));
    return wishes.filter((wish) => size(wish) > 0).toSorted((one, other) => size(other) - size(one));
  };
  return [
    { collegeCode: null, grade: null },
    ...largestFirst(codes.map((collegeCode) => ({ collegeCode, grade: null }))),
    ...largestFirst(codes.flatMap((collegeCode) => grades.map((grade) => ({ collegeCode, grade })))),
    ...largestFirst(grades.map((grade) => ({ collegeCode: null, grade }))),
  ];
}
