import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { Size } from './bar-layout.ts';
import type { Box, ChartLabel } from './chart-labels.ts';
import { spreadHeights, stepNames } from './chart-labels.ts';
import type { AxisEnds, GridLine } from './chart-scale.ts';
import { describeGrid, measureAxis, roundScale, scaleAmounts } from './chart-scale.ts';
import { readAmount } from './chart-values.ts';
import { estimateWidth, LINE, wrapText } from './chart-text.ts';
import type { ChartSeries } from './line-chart.tsx';

export interface LineData extends AxisEnds {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DrawnLine {
  readonly name: string;
  readonly path: string;
  /** The point of each category's value; null in a gap. */
  readonly points: readonly (Point | null)[];
  /** Points between two gaps, with no line through them and so each with its value. */
  readonly lonely: readonly (Point & { readonly label: ChartLabel | undefined })[];
  readonly end: Point | undefined;
  readonly label: ChartLabel | undefined;
}

export interface LineLayout {
  /** Whether the names of the lines stand in a list below, because the picture has no room for them. */
  readonly isKeyed: boolean;
  readonly lines: readonly DrawnLine[];
  readonly grid: readonly GridLine[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly names: readonly ChartLabel[];
  readonly bands: readonly Box[];
}

const TOP = 12;
const FOOT = 28;
const LABEL_GAP = 10;
/** The largest share of a picture's width for the words at the ends of lines. */
const LABEL_SHARE = 0.4;
const NAME_SPACE = 24;
const NAME_LINES = 3;

/**
 * Lays out lines over time, from zero, with their name and last value at their end. Where a name would be cut, all
 * names are left to a list below.
 */
export function layOutLines(data: LineData, { width, height }: Size): LineLayout {
  const { categories, series, formatValue } = data;
  const amounts = series.flatMap((one) => categories.flatMap((_, index) => readAmount(one.values[index]) ?? []));
  const ends = { from: data.from, to: data.to, write: formatValue };
  const whole = roundScale(scaleAmounts(amounts, [height, TOP], ends), ends);
  const left = measureAxis(describeGrid(amounts, whole, ends), width);
  const { texts, isKeyed } = writeEnds(series, formatValue, width * LABEL_SHARE);
  // A box that is still being laid out may be narrower than the words.
  const right = Math.max(left, width - LABEL_GAP - Math.max(0, ...texts.map(estimateWidth)));
  const place = scalePoint<number>().domain(categories.keys()).range([left, right]);
  const times = nameTimes(categories, place);
  const foot = height - FOOT - (Math.max(1, ...times.map(({ lines }) => lines.length)) - 1) * LINE;
  const scale = whole.copy().range([foot, TOP]);
  const drawn = series.map((one) =>
    drawLine(
      categories.map((_, index) => {
        const amount = readAmount(one.values[index]);
        return amount === null ? null : { x: place(index) ?? 0, y: scale(amount), text: formatValue(amount) };
      }),
    ),
  );
  const heights = spreadHeights(
    drawn.map(({ end }) => end?.y ?? foot),
    LINE,
    [TOP, foot],
  );
  return {
    isKeyed,
    lines: drawn.map((one, index) => ({
      ...one,
      name: series[index]?.name ?? '',
      label: one.end && {
        x: one.end.x + LABEL_GAP,
        y: (heights[index] ?? 0) + LINE / 4,
        anchor: 'start',
        lines: [texts[index] ?? ''],
      },
    })),
    grid: describeGrid(amounts, scale, ends),
    left,
    right,
    top: TOP,
    foot,
    names: times.map((time) => ({ ...time, y: foot + LINE + 4 })),
    bands: listBands(categories, place, { width, height }),
  };
}

type Named = Point & { readonly text: string };

function drawLine(points: readonly (Named | null)[]): Omit<DrawnLine, 'name' | 'label'> {
  const path = line<Point | null>(
    (point) => point?.x ?? 0,
    (point) => point?.y ?? 0,
  ).defined((point) => point !== null);
  const end = points.findLast((point) => point !== null) ?? undefined;
  const lonely = points.filter((point, index) => point && !points[index - 1] && !points[index + 1]);
  return {
    path: path(points) ?? '',
    points,
    lonely: lonely
      .flatMap((point) => point ?? [])
      .map((point) => ({ ...point, label: point === end ? undefined : nameAbove(point) })),
    end,
  };
}

/** Writes a value above its point, or below where the picture ends. */
function nameAbove({ x, y, text }: Named): ChartLabel {
  const isHigh = y - LABEL_GAP - LINE < 0;
  return {
    x,
    y: isHigh ? y + LABEL_GAP + LINE / 2 : y - LABEL_GAP,
    anchor: x < LABEL_GAP * 3 ? 'start' : 'middle',
    lines: [text],
  };
}

/** Writes the name and the last value of each line, or all values alone where one of the names has no room. */
function writeEnds(series: readonly ChartSeries[], write: (value: number) => string, room: number) {
  const values = series.map((one) => {
    const last = one.values.findLast((value) => readAmount(value) !== null);
    return typeof last === 'number' ? write(last) : undefined;
  });
  const texts = values.map((value, index) => (value === undefined ? '' : `${series[index]?.name} ${value}`));
  const isKeyed = texts.some((text) => estimateWidth(text) > room);
  return { texts: isKeyed ? values.map((value = '') => value) : texts, isKeyed };
}

/** Writes the first and the last name always, and as many between as have room. */
function nameTimes(
  categories: readonly string[],
  place: ReturnType<typeof scalePoint<number>>,
): readonly Omit<ChartLabel, 'y'>[] {
  const last = categories.length - 1;
  const [left, right] = place.range();
  const widest = NAME_SPACE + Math.max(0, ...categories.map(estimateWidth));
  const every = stepNames(last, widest, right - left);
  const room = last > 0 ? (right - left) / 2 : right - left;
  return categories.flatMap((category, index) => {
    const isEnd = index === 0 || index === last;
    if (!isEnd && (index % every !== 0 || index > last - every)) return [];
    const anchor = last === 0 ? 'middle' : index === 0 ? 'start' : index === last ? 'end' : 'middle';
    return [{ x: place(index) ?? 0, anchor, lines: wrapText(category, room, NAME_LINES) } as const];
  });
}

/** Lists the bands around the values, each half of the way to its neighbours. */
function listBands(
  categories: readonly string[],
  place: ReturnType<typeof scalePoint<number>>,
  { width, height }: Size,
): Box[] {
  const [left, right] = place.range();
  const half = categories.length > 1 ? place.step() / 2 : Math.max(right - left, 0) / 2;
  return categories.map((_, index) => {
    const middle = place(index) ?? 0;
    const from = Math.max(0, middle - half);
    return { x: from, y: 0, width: Math.min(width, middle + half) - from, height };
  });
}
