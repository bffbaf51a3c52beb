import { describe, expect, it } from 'vitest';
import type { BarData, BarLayout } from './bar-layout.ts';
import { layOutLying, layOutStanding } from './bar-layout.ts';
import type { Box, ChartLabel } from './chart-labels.ts';
import { liesOn } from './chart-labels.ts';
import { estimateWidth, LINE } from './chart-text.ts';

const size = { width: 480, height: 240 };
const phone = { width: 320, height: 240 };

function given(values: readonly (readonly (number | null)[])[], more: Partial<BarData> = {}): BarData {
  return {
    categories: (values[0] ?? []).map((_, index) => `${index + 1}주차`),
    series: values.map((all, index) => ({ name: `학과 ${index + 1}`, values: all })),
    formatValue: (value) => value.toLocaleString('en-US'),
    stacked: false,
    ...more,
  };
}

function boxOf({ x, y, anchor, lines }: ChartLabel): Box {
  const width = Math.max(0, ...lines.map(estimateWidth));
  const before = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  return { x: x - before, y: y - 12, width, height: lines.length * LINE };
}

function expectReadable({ values, names, bars }: BarLayout, width: number): void {
  for (const labels of [values, names]) {
    const boxes = labels.map(boxOf);
    for (const [index, box] of boxes.entries()) {
      expect(liesOn(box, boxes.slice(index + 1))).toBe(false);
      expect(box.x).toBeGreaterThan(-1);
      expect(box.x + box.width).toBeLessThan(width + 1);
    }
  }
  for (const box of values.map(boxOf)) expect(liesOn({ ...box, height: 12 }, bars)).toBe(false);
}

const written = (labels: readonly ChartLabel[]) => labels.map(({ lines }) => lines.join(' '));

describe('standing bars', () => {
  it('start at zero and are as high as their amounts', () => {
    const { bars, foot } = layOutStanding(given([[10, 20, 5]]), size);
    const [short = 0, long = 0, half = 0] = bars.map((bar) => bar.height);
    expect(short).toBeCloseTo(long / 2);
    expect(half).toBeCloseTo(long / 4);
    for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(foot[1]);
  });

  it('stand beside one another in the order of their series', () => {
    const { bars } = layOutStanding(given([[10], [20], [30]]), size);
    expect(bars.map(({ series }) => series)).toEqual([0, 1, 2]);
    expect(bars.every((bar, index) => index === 0 || bar.x >= (bars[index - 1]?.x ?? 0) + bar.width)).toBe(true);
    expect(bars.every((bar) => bar.width === 32)).toBe(true);
  });

  it('have all of their numbers and no axis where there is room', () => {
    const layout = layOutStanding(
      given([
        [46, 31, 18, 9],
        [35, 33, 15, 12],
      ]),
      size,
    );
    expect(written(layout.values).toSorted()).toEqual(['12', '15', '18', '31', '33', '35', '46', '9']);
    expect(layout.grid).toEqual([]);
    expectReadable(layout, size.width);
  });

  it('have an axis where numbers would lie on one another, and every number that is free', () => {
    const layout = layOutStanding(
      given([
        [12_000, 11_900, 6000],
        [9000, 11_800, 6100],
      ]),
      phone,
    );
    expect(layout.values.length).toBeLessThan(6);
    expect(written(layout.values)).toContain('12,000');
    expect(layout.grid.map(({ text }) => text)).toEqual(['0', '5,000', '10,000', '15,000']);
    expectReadable(layout, phone.width);
  });

  it('name only some of forty, and number only the highest', () => {
    const many = Array.from({ length: 40 }, (_, index) => (index === 17 ? 99 : 20 + (index % 7)));
    const layout = layOutStanding(given([many]), phone);
    expect(layout.bars).toHaveLength(40);
    expect(layout.bands).toHaveLength(40);
    expect(written(layout.values)).toEqual(['99']);
    expect(layout.names.length).toBeGreaterThan(3);
    expect(layout.grid.at(-1)?.text).toBe('100');
    expectReadable(layout, phone.width);
  });

  it('break long Korean names into lines that keep apart on a phone', () => {
    const categories = ['미디어커뮤니케이션학과', '글로벌 비즈니스 및 국제통상학부', '간호학과', '신소재공학과 (야간)'];
    const layout = layOutStanding(given([[1, 2, 3, 4]], { categories }), phone);
    expect(layout.names).toHaveLength(4);
    expect(layout.names[2]?.lines).toEqual(['간호학과']);
    expectReadable(layout, phone.width);
  });

  it('keep very large numbers inside of the picture', () => {
    const layout = layOutStanding(given([[9e15, 1, null, 8e15]]), phone);
    expect(written(layout.values)).toContain('9,000,000,000,000,000');
    expectReadable(layout, phone.width);
  });

  it('leave out what is unknown, write a zero, and draw nothing below zero', () => {
    const { bars, values } = layOutStanding(given([[null, 0, -5, Number.NaN, 4]]), size);
    expect(bars).toHaveLength(3);
    expect(bars.map((bar) => bar.height > 0)).toEqual([false, false, true]);
    expect(written(values).toSorted()).toEqual(['0', '0', '4']);
  });

  it('hold for one, for nothing but zeros, and for nothing', () => {
    expect(layOutStanding(given([[7]]), size).bars).toHaveLength(1);
    const zeros = layOutStanding(given([[0, 0, 0]]), size);
    expect(zeros.bars.every((bar) => bar.height === 0)).toBe(true);
    expect(written(zeros.values)).toEqual(['0', '0', '0']);
    expect(layOutStanding(given([[null, null]]), size).bars).toEqual([]);
    expect(layOutStanding(given([]), size)).toMatchObject({ bars: [], names: [], bands: [] });
  });

  it('lie on top of one another with their sum when stacked', () => {
    const layout = layOutStanding(
      given(
        [
          [10, 4],
          [20, null],
          [30, 6],
        ],
        { stacked: true },
      ),
      size,
    );
    const first = layout.bars.filter((bar) => bar.x === layout.bars[0]?.x);
    expect(first.map(({ series }) => series)).toEqual([0, 1, 2]);
    expect(first.every((bar, index) => index === 0 || bar.y + bar.height < (first[index - 1]?.y ?? 0))).toBe(true);
    expect(written(layout.values)).toEqual(['60', '10']);
  });
});

describe('lying bars', () => {
  it('start behind their names, and their numbers stay inside of the picture', () => {
    const categories = ['생활과학대학 아동가족복지학과 교직과정', '간호학과', '인공지능 데이터사이언스 융합전공'];
    const layout = layOutLying(given([[2_310_750_000, 0, 41_200_000]], { categories }), { width: 320, height: 116 });
    const [left] = layout.foot;
    for (const bar of layout.bars) expect(bar.x).toBeCloseTo(left);
    for (const name of layout.names) expect(boxOf(name).x + boxOf(name).width).toBeLessThan(left);
    expect(written(layout.values)).toEqual(['2,310,750,000', '41,200,000', '0']);
    expectReadable(layout, 320);
  });

  it('leave the longest name on one line, whatever its width', () => {
    for (const categories of [
      ['4학기', '8학기'],
      ['1학기', '4학기'],
      ['봉사', '외국어'],
    ]) {
      const { names } = layOutLying(given([[10, 20]], { categories }), { width: 320, height: 80 });
      expect(names.map(({ lines }) => lines)).toEqual(categories.map((name) => [name]));
    }
  });

  it('go from top to bottom, each in its own band', () => {
    const { bars, bands } = layOutLying(
      given([
        [1, 2, 3],
        [3, 2, 1],
      ]),
      { width: 320, height: 176 },
    );
    for (const [index, bar] of bars.entries()) {
      const band = bands[Math.floor(index / 2)] ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(bar.y).toBeGreaterThanOrEqual(band.y);
      expect(bar.y + bar.height).toBeLessThanOrEqual(band.y + band.height);
    }
  });

  it('stack to the right', () => {
    const { bars, values } = layOutLying(given([[10], [20]], { stacked: true }), { width: 320, height: 44 });
    expect(bars[1]?.x).toBeGreaterThan((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0) - 0.01);
    expect(written(values)).toEqual(['30']);
  });
});
