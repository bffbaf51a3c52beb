import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { markWithheld, mergeSmall, withoutSmall, type SmallGroupRule } from './rules.ts';

const sizeOf = (size: number): number => size;
const disjoint: SmallGroupRule<number> = { least: 5, sizeOf, overlaps: false };
const overlapping: SmallGroupRule<number> = { least: 5, sizeOf, overlaps: true };
const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

/** Groups and a rule on them. */
const anything = fc.record({
  groups: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
  rule: fc.record({ least: fc.integer({ min: 2, max: 9 }), sizeOf: fc.constant(sizeOf), overlaps: fc.boolean() }),
});

describe('marks', () => {
  it.each([
    ['none where all are large', [9, 5], disjoint, [false, false]],
    ['a small one with the next smallest', [30, 1, 9, 7], disjoint, [false, true, false, true]],
    ['small ones that are large enough together', [2, 3, 9], disjoint, [true, true, false]],
    ['no less where people may be in both', [2, 3, 9, 8], overlapping, [true, true, false, true]],
    ['the first of two that are alike', [8, 1, 8], disjoint, [true, true, false]],
    ['nothing where there is nothing', [], disjoint, []],
    ['all where the total has to go', [2, 2], disjoint, null],
    ['all where the total has to go, by the largest', [4, 4, 4], overlapping, null],
  ])('%s', (_name, groups, rule, marked) => {
    expect(markWithheld(groups, rule)).toEqual(marked);
  });

  it('what the caller calls small, and nobody to hide it', () => {
    const rule = { ...disjoint, isSmall: (size: number) => size > 0 && size < 5 };
    expect(markWithheld([3, 0, 9], rule)).toEqual([true, false, true]);
  });

  it('enough for a total less the rest to leave no few, and no more than that', () => {
    fc.assert(
      fc.property(anything, ({ groups, rule }) => {
        const isEnough = (sizes: readonly number[]): boolean =>
          (rule.overlaps ? Math.max(0, ...sizes) : sum(sizes)) >= rule.least;
        const marked = markWithheld(groups, rule);
        if (marked === null) return !isEnough(groups);
        const hidden = groups.filter((_size, at) => marked[at]).toSorted((one, other) => other - one);
        const shown = groups.filter((_size, at) => !marked[at]);
        if (!shown.every((size) => size >= rule.least)) return false;
        const [largest] = hidden;
        if (largest === undefined) return true;
        // A large group went because the others were too few, and none that is shown was smaller.
        const isNeeded = largest < rule.least || !isEnough(hidden.slice(1));
        return isEnough(hidden) && isNeeded && shown.every((size) => size >= largest);
      }),
    );
  });
});

it('leaves out what is marked, and keeps the order', () => {
  expect(withoutSmall([30, 1, 9, 7], disjoint)).toEqual([30, 9]);
  expect(withoutSmall([2, 2], disjoint)).toEqual([]);
});

it('merges what is marked into one that stands last', () => {
  expect(mergeSmall([30, 1, 9, 7], { ...disjoint, merge: sum })).toEqual([30, 9, 8]);
  expect(mergeSmall([9, 5], { ...disjoint, merge: sum })).toEqual([9, 5]);
  expect(mergeSmall([2, 2], { ...disjoint, merge: sum })).toEqual([]);
});

it('keeps the sum by merging, and shows no few', () => {
  fc.assert(
    fc.property(anything, ({ groups, rule }) => {
      const merged = mergeSmall(groups, { ...rule, merge: sum });
      expect(sum(merged)).toBe(markWithheld(groups, rule) === null ? 0 : sum(groups));
      expect(merged.every((size) => size >= rule.least)).toBe(true);
    }),
  );
});
