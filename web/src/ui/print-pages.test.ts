import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrintBlock } from './print-pages.ts';
import { paginate } from './print-pages.ts';

const rows = (count: number, height: number): PrintBlock[] =>
  Array.from({ length: count }, () => ({ height, table: 1, headHeight: 20 }));

describe('paginate', () => {
  it('puts what fits on one page', () => {
    expect(paginate([{ height: 40 }, { height: 60 }], 100)).toEqual([[0, 1]]);
  });

  it('gives one empty page for nothing', () => {
    expect(paginate([], 100)).toEqual([[]]);
  });

  it('moves a block that does not fit whole to the next page', () => {
    expect(paginate([{ height: 40 }, { height: 61 }], 100)).toEqual([[0], [1]]);
  });

  it('counts the head of a table again on every page that its rows go on to', () => {
    expect(paginate(rows(5, 40), 100)).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('counts the head once on a page', () => {
    expect(paginate(rows(4, 20), 100)).toEqual([[0, 1, 2, 3]]);
  });

  it('keeps a heading with what follows it', () => {
    expect(paginate([{ height: 70 }, { height: 20, keepWithNext: true }, { height: 20 }], 100)).toEqual([[0], [1, 2]]);
  });

  it('gives what is higher than a page a page of its own', () => {
    expect(paginate([{ height: 10 }, { height: 500 }, { height: 10 }], 100)).toEqual([[0], [1], [2]]);
  });

  it('begins a page where it is told to, and does not begin an empty one', () => {
    const blocks = [{ height: 10, breaksBefore: true }, { height: 10 }, { height: 10, breaksBefore: true }];
    expect(paginate(blocks, 100)).toEqual([[0, 1], [2]]);
  });

  it('takes a page that is told to begin before what would be kept together', () => {
    const blocks = [
      { height: 10, keepWithNext: true },
      { height: 10, breaksBefore: true },
    ];
    expect(paginate(blocks, 100)).toEqual([[0], [1]]);
  });

  it('divides what is kept together where no page could hold it, from three blocks at the end of a page on', () => {
    const lines = Array.from({ length: 12 }, (_, index) => ({ height: 10, keepWithNext: index < 11 }));
    expect(paginate([{ height: 70 }, ...lines], 100)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7, 8, 9, 10, 11, 12],
    ]);
    expect(paginate([{ height: 80 }, ...lines], 100)).toEqual([[0], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12]]);
  });

  it('loses, doubles and reorders nothing', () => {
    const block = fc.record({
      height: fc.integer({ min: 0, max: 150 }),
      keepWithNext: fc.boolean(),
      breaksBefore: fc.boolean(),
      table: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      headHeight: fc.constant(10),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 40 }), (blocks) => {
        expect(paginate(blocks, 100).flat()).toEqual(blocks.map((_, index) => index));
      }),
    );
  });
});
