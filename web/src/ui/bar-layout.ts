import { scaleBand } from 'd3-scale';
import type { Box, ChartLabel } from './chart-labels.ts';
import { keepApart, liesOn, stepNames } from './chart-labels.ts';
import type { AxisEnds, GridLine } from './chart-scale.ts';
import { describeGrid, measureAxis, roundScale, scaleAmounts } from './chart-scale.ts';
import { readAmount } from './chart-values.ts';
import type { ChartSeries } from './line-chart.tsx';
import { estimateWidth, LINE, wrapText } from './chart-text.ts';

export interface BarData extends Pick<AxisEnds, 'to'> {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  readonly stacked: boolean;
}

export interface BarLayout {
  readonly bars: readonly (Box & { readonly series: number })[];
  /** The numbers of an axis with their lines, if not every vertical bar has room for its own number. */
  readonly grid: readonly GridLine[];
  /** The base line of the bars: left, top, right, bottom. */
  readonly foot: readonly [number, number, number, number];
  readonly values: readonly ChartLabel[];
  readonly names: readonly ChartLabel[];
  /** The area of each category for the pointer. */
  readonly bands: readonly Box[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const THICKEST = 32;
const GAP = 4;
/** The gap between neighbours in a stack. */
const SEAM = 1;
const VALUE_GAP = 4;
const NAME_GAP = 6;
/** A narrower category has no room for three syllables: only every second name, or third, is written. */
const NARROWEST_NAME = 40;
const WIDEST_NAME = 96;
const NAME_SPACE = 16;
const NAME_LINES = 3;
/** The largest share of the width for the names of horizontal bars, and the least for the bars. */
const NAME_SHARE = 0.4;
const BAR_SHARE = 0.2;

/** A bar before its direction is known: its range of values, and its part of the width of its category. */
interface Piece {
  readonly series: number;
  readonly from: number;
  readonly to: number;
  readonly side: number;
  readonly thickness: number;
  /** The text at its end; in a stack only at the end of all. */
  readonly text: string;
}

function totalOf(series: readonly ChartSeries[], category: number): number | null {
  const amounts = series.flatMap((one) => readAmount(one.values[category]) ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Lists the amounts that the scale has to cover. */
function listAmounts({ categories, series, stacked }: BarData): number[] {
  const all = stacked
    ? categories.map((_, category) => totalOf(series, category))
    : series.flatMap((one) => categories.map((_, category) => readAmount(one.values[category])));
  return all.filter((amount) => amount !== null);
}

/** Lists the bars of one category side by side, or stacked, in the middle of their band. */
function listPieces(data: BarData, band: ReturnType<typeof bandCategories>): Piece[] {
  const { categories, series, formatValue, stacked } = data;
  const beside = stacked ? 1 : Math.max(1, series.length);
  const gap = Math.min(GAP, band.bandwidth() / (4 * beside));
  const thickness = Math.min(THICKEST, (band.bandwidth() - gap * (beside - 1)) / beside);
  const spare = (band.bandwidth() - beside * thickness - (beside - 1) * gap) / 2;
  return categories.flatMap((_, category) => {
    const start = (band(category) ?? 0) + spare;
    const total = totalOf(series, category);
    const lastOne = series.findLastIndex((one) => readAmount(one.values[category]) !== null);
    let from = 0;
    return series.flatMap(({ values }, index) => {
      const amount = readAmount(values[category]);
      if (amount === null || total === null) return [];
      const at = stacked ? from : 0;
      const side = stacked ? start : start + index * (thickness + gap);
      from += amount;
      const text = stacked ? (index === lastOne ? formatValue(total) : '') : formatValue(amount);
      return [{ series: index, from: at, to: at + amount, side, thickness, text }];
    });
  });
}

function bandCategories(count: number, length: number) {
  return scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([0, length])
    .paddingInner(0.25)
    .paddingOuter(0.125);
}

/** Lays out vertical bars, with an axis if not every bar has room for its number. */
export function layOutStanding(data: BarData, size: Size): BarLayout {
  const plain = standAt(data, size, 0);
  if (plain.isNumbered) return plain.layout;
  const amounts = listAmounts(data);
  const ends = { to: data.to, write: data.formatValue };
  const axis = describeGrid(amounts, roundScale(scaleAmounts(amounts, [0, 1], ends), ends), ends);
  return standAt(data, size, measureAxis(axis, size.width)).layout;
}

function standAt(data: BarData, { width, height }: Size, left: number): { layout: BarLayout; isNumbered: boolean } {
  const band = bandCategories(data.categories.length, width - left);
  const names = nameBelow(data.categories, band.step(), [left, width]);
  const foot = height - NAME_GAP - LINE * Math.max(1, ...names.map((name) => name.lines.length));
  const amounts = listAmounts(data);
  const ends = { to: data.to, write: data.formatValue };
  const exact = scaleAmounts(amounts, [foot, LINE + VALUE_GAP], ends);
  const scale = left > 0 ? roundScale(exact, ends) : exact;
  const pieces = listPieces(data, band);
  const bars = pieces.map(({ series, from, to, side, thickness }) => {
    const seam = from > 0 && scale(from) - scale(to) > 2 * SEAM ? SEAM : 0;
    return { series, x: left + side, y: scale(to), width: thickness, height: scale(from) - scale(to) - seam };
  });
  const places = pieces.map(({ side, thickness, to, text }) => {
    const wide = estimateWidth(text);
    const middle = Math.max(wide / 2, Math.min(left + side + thickness / 2, width - wide / 2));
    return { x: middle - wide / 2, y: scale(to) - VALUE_GAP - LINE, width: wide, height: LINE };
  });
  const picked = pickLabels(pieces, places, bars);
  const layout: BarLayout = {
    bars,
    grid: left > 0 ? describeGrid(amounts, scale, ends) : [],
    foot: [left, foot, width, foot],
    // With too many bars to name each, scattered numbers would mislead: only the highest has one.
    values: picked.slice(0, names.length < data.categories.length ? 1 : undefined).map(({ text, place }) => ({
      x: place.x + place.width / 2,
      y: place.y + LINE - VALUE_GAP,
      anchor: 'middle',
      lines: [text],
    })),
    names: names.map((name) => ({ ...name, y: foot + NAME_GAP + LINE - VALUE_GAP })),
    bands: data.categories.map((_, category) => ({
      x: left + category * band.step(),
      y: 0,
      width: band.step(),
      height,
    })),
  };
  return { layout, isNumbered: layout.values.length === pieces.filter(({ text }) => text !== '').length };
}

/** Picks the numbers that overlap no other bar and no number of a longer one. */
function pickLabels(pieces: readonly Piece[], places: readonly Box[], bars: readonly Box[]) {
  const order = [...pieces.keys()]
    .filter((index) => pieces[index]?.text)
    .toSorted((a, b) => (pieces[b]?.to ?? 0) - (pieces[a]?.to ?? 0));
  const boxes = order.flatMap((index) => places[index] ?? []);
  const kept = keepApart(boxes, (box, at) =>
    liesOn(
      box,
      bars.filter((_, index) => index !== order[at]),
    ),
  );
  return order.flatMap((index, at) => {
    const [piece, place] = [pieces[index], places[index]];
    return piece && place && kept[at] ? [{ text: piece.text, place }] : [];
  });
}

/** Writes names below vertical bars: on up to three lines, and only as many as are readable. */
function nameBelow(categories: readonly string[], step: number, [left, right]: readonly [number, number]) {
  const widest = Math.max(0, ...categories.map(estimateWidth));
  const wanted = step >= NARROWEST_NAME ? step : Math.min(widest, WIDEST_NAME) + NAME_SPACE;
  const every = stepNames(categories.length, wanted, right - left + 0.01);
  const room = Math.max(step * every - NAME_GAP, 0);
  return categories.flatMap<ChartLabel>((category, index) => {
    if (index % every !== 0) return [];
    const lines = wrapText(category, room, NAME_LINES);
    const half = Math.max(0, ...lines.map(estimateWidth)) / 2;
    const middle = left + (index + 0.5) * step;
    const x = Math.max(left + half, Math.min(middle, right - half));
    return [{ x, y: 0, anchor: 'middle', lines }];
  });
}

/** Lays out horizontal bars, with their names before and their numbers behind them. */
export function layOutLying(data: BarData, { width, height }: Size): BarLayout {
  const band = bandCategories(data.categories.length, height);
  const pieces = listPieces(data, band);
  const widestName = Math.max(0, ...data.categories.map(estimateWidth));
  // Kept as it is: what a gap was added to and taken from again may be a hair narrower than the name itself.
  const room = Math.min(widestName, width * NAME_SHARE);
  const left = room + 2 * NAME_GAP;
  const widestValue = Math.max(0, ...pieces.map(({ text }) => estimateWidth(text)));
  const right = Math.max(width - widestValue - NAME_GAP, left + width * BAR_SHARE);
  const amounts = listAmounts(data);
  const scale = scaleAmounts(amounts, [left, right], data);
  const bars = pieces.map(({ series, from, to, side, thickness }) => {
    const seam = from > 0 && scale(to) - scale(from) > 2 * SEAM ? SEAM : 0;
    return { series, x: scale(from) + seam, y: side, width: scale(to) - scale(from) - seam, height: thickness };
  });
  const places = pieces.map(({ side, thickness, to, text }) => ({
    x: scale(to) + NAME_GAP,
    y: side + thickness / 2 - LINE / 2,
    width: estimateWidth(text),
    height: LINE,
  }));
  const every = stepNames(data.categories.length, LINE, height);
  const lineCount = Math.max(1, Math.min(NAME_LINES, Math.floor((band.step() * every) / LINE)));
  return {
    bars,
    grid: [],
    foot: [left, 0, left, height],
    values: pickLabels(pieces, places, bars).map(({ text, place }) => ({
      x: place.x,
      y: place.y + LINE - VALUE_GAP,
      anchor: 'start',
      lines: [text],
    })),
    names: data.categories.flatMap<ChartLabel>((category, index) => {
      if (index % every !== 0) return [];
      const lines = wrapText(category, room, lineCount);
      const middle = (index + 0.5) * band.step();
      const y = Math.max(0, middle - (lines.length * LINE) / 2) + LINE - VALUE_GAP;
      return [{ x: room, y, anchor: 'end', lines }];
    }),
    bands: data.categories.map((_, category) => ({
      x: 0,
      y: category * band.step(),
      width,
      height: band.step(),
    })),
  };
}
