import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadHeights } from './chart-labels.ts';
import { estimateWidth, LINE } from './chart-text.ts';
import type { LineData } from './line-layout.ts';
import { layOutLines } from './line-layout.ts';

const size = { width: 480, height: 220 };

function given(values: readonly (readonly (number | null)[])[], name = '학과'): LineData {
  return {
    categories: (values[0] ?? []).map((_, index) => `${index + 1}주차`),
    series: values.map((all, index) => ({ name: `${name} ${index + 1}`, values: all })),
    formatValue: (value) => value.toLocaleString('en-US'),
  };
}

describe('layOutLines', () => {
  it('goes from zero to a round number, with whole numbers on its axis', () => {
    const { grid, foot } = layOutLines(given([[5, 8, 27]]), size);
    expect(grid.map(({ text }) => text)).toEqual(['0', '10', '20', '30']);
    expect(grid[0]?.at).toBe(foot);
    expect(layOutLines(given([[1, 0, 1]]), size).grid.map(({ text }) => text)).toEqual(['0', '1']);
  });

  it('leaves a gap for what is unknown, and a dot for what is alone between two gaps', () => {
    const [line] = layOutLines(given([[4, 6, null, 7, null, 3, 2]]), size).lines;
    expect(line?.path.match(/M/g)).toHaveLength(3);
    expect(line?.points[2]).toBeNull();
    expect(line?.lonely).toMatchObject([{ x: line?.points[3]?.x, label: { lines: ['7'] } }]);
    const [alone] = layOutLines(given([[4, 6, null, 7]]), size).lines;
    expect(alone?.lonely.map(({ label }) => label)).toEqual([undefined]);
  });

  it('ends where what it measures ends by nature, in even parts', () => {
    const textsOf = (values: readonly number[], ends: Pick<LineData, 'from' | 'to'>): string[] =>
      layOutLines({ ...given([values]), ...ends }, size).grid.map(({ text }) => text);
    expect(textsOf([4.27, 3.9], { to: 4.5 })).toEqual(['0', '1.5', '3', '4.5']);
    expect(textsOf([4.27, 3.9], { from: 3, to: 4.5 })).toEqual(['3', '3.5', '4', '4.5']);
    expect(textsOf([12, 90], { to: 100 })).toEqual(['0', '25', '50', '75', '100']);
    expect(textsOf([0, 1], { to: 3 })).toEqual(['0', '1', '2', '3']);
    const { grid } = layOutLines({ ...given([[3, 2]]), to: 4.5 }, size);
    expect(grid.at(-1)?.at).toBe(12);
  });

  it('writes name and last value at the end of each line, without one on the other', () => {
    const { lines } = layOutLines(
      given([
        [1, 9],
        [2, 9],
        [3, 8.9],
        [4, null],
      ]),
      size,
    );
    expect(lines.map(({ label }) => label?.lines[0])).toEqual(['학과 1 9', '학과 2 9', '학과 3 8.9', '학과 4 4']);
    const heights = lines.slice(0, 3).map(({ label }) => label?.y ?? 0);
    const [a = 0, b = 0, c = 0] = heights.toSorted((one, other) => one - other);
    expect(Math.min(b - a, c - b)).toBeGreaterThanOrEqual(16);
  });

  it('has no band of less than nothing in a box that is still being laid out', () => {
    for (const width of [1, 12, 40, 90]) {
      const { bands, left, right } = layOutLines(given([[3.52, 3.84, 3.31, 3.36, 3.5]]), { ...size, width });
      expect(bands).toHaveLength(5);
      for (const band of bands) expect(band.width).toBeGreaterThanOrEqual(0);
      expect(right).toBeGreaterThanOrEqual(left);
    }
  });

  it('leaves long names to a list before their values, and most of a phone to the lines', () => {
    const long = layOutLines(given([[1, 1_284_500_000]], '생활과학대학 아동가족복지학과 교직과정'), {
      ...size,
      width: 320,
    });
    const label = long.lines[0]?.label;
    expect(long.isKeyed).toBe(true);
    expect(label?.lines[0]).toBe('1,284,500,000');
    expect((label?.x ?? 0) + estimateWidth(label?.lines[0] ?? '')).toBeLessThanOrEqual(320);
    expect(long.right - long.left).toBeGreaterThan(320 / 2);
    expect(long.left).toBe(0);
  });

  it('names the first and the last time, and what has room between', () => {
    const year = Array.from({ length: 40 }, (_, index) => index);
    const names = layOutLines(given([year]), { ...size, width: 320 }).names.map(({ lines }) => lines[0]);
    expect([names[0], names.at(-1)]).toEqual(['1주차', '40주차']);
    expect(names.length).toBeLessThan(8);
  });

  it('cuts no name at 200 % letters on a phone', () => {
    const scales = ['소통', '창의융합', '자기주도', '문제해결', '공동체'];
    const attempts = {
      categories: ['2025년 10월 8일', '4월 12일', '10월 4일'],
      series: scales.map((name) => ({ name, values: [58, 70, 83] })),
      formatValue: String,
    };
    const { lines, names, isKeyed, left, right, foot } = layOutLines(attempts, { width: 160, height: 240 });
    expect(isKeyed).toBe(true);
    expect(lines.map(({ label }) => label?.lines)).toEqual(scales.map(() => ['83']));
    expect(names.map((name) => name.lines)).toEqual([
      ['2025년', '10월', '8일'],
      ['10월', '4일'],
    ]);
    expect(names[0]?.y ?? 0).toBeGreaterThan(foot);
    expect((names[0]?.y ?? 0) + 2 * LINE).toBeLessThan(240);
    expect(right - left).toBeGreaterThan(160 / 2);
    expect(layOutLines(attempts, { width: 328, height: 240 }).isKeyed).toBe(false);
  });

  it('reaches every value from the edges of the picture', () => {
    const { bands } = layOutLines(given([[1, 2, 3, 4]]), size);
    expect(bands).toHaveLength(4);
    expect(bands[0]?.x).toBe(0);
    for (const [index, band] of bands.slice(1).entries()) {
      const before = bands[index];
      expect(band.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0));
    }
  });

  it('holds for one value, for nothing but zeros, and for nothing', () => {
    const one = layOutLines(given([[7]]), size);
    expect(one.lines[0]?.end?.x).toBeCloseTo((one.left + one.right) / 2);
    expect(layOutLines(given([[0, 0]]), size).grid.map(({ text }) => text)).toEqual(['0']);
    expect(layOutLines(given([[null, null]]), size).lines[0]).toMatchObject({
      path: '',
      end: undefined,
      label: undefined,
    });
    expect(layOutLines(given([]), size)).toMatchObject({ lines: [], names: [], bands: [] });
  });
});

describe('spreadHeights', () => {
  it('keeps what is apart where it is', () => {
    expect(spreadHeights([100, 20, 60], 16, [0, 200])).toEqual([100, 20, 60]);
  });

  it('moves the rest apart inside of the picture', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 6 }), (wanted) => {
        const heights = spreadHeights(wanted, 16, [0, 200]).toSorted((a, b) => a - b);
        for (const [index, height] of heights.entries()) {
          expect(height).toBeGreaterThanOrEqual(0);
          expect(height).toBeLessThanOrEqual(200);
          expect(height - (heights[index - 1] ?? -16)).toBeGreaterThanOrEqual(16);
        }
      }),
    );
  });
});
