import { scaleLinear } from 'd3-scale';
import { estimateWidth } from './chart-text.ts';

export interface GridLine {
  readonly at: number;
  readonly text: string;
}

/** The number of lines across a picture; more would look like a pattern. */
const WANTED_LINES = 3;
/** The largest share of a picture's width for the numbers of its axis; on a phone the longest are left to the table. */
const AXIS_SHARE = 0.15;
const AXIS_GAP = 8;

export type AmountScale = ReturnType<typeof scaleAmounts>;

/**
 * Scales amounts from zero to the largest; with nothing but zeros the scale keeps its base. `from` cuts the axis below,
 * which lines may and bars may not.
 */
export function scaleAmounts(amounts: readonly number[], [foot, head]: readonly [number, number], from = 0) {
  const most = Math.max(from, ...amounts);
  return scaleLinear()
    .domain([from, most > from ? most : from + 1])
    .range([foot, head])
    .clamp(true);
}

/** Extends the scale to the next round number, for an axis. */
export function roundScale(scale: AmountScale): AmountScale {
  return scale.copy().nice(WANTED_LINES);
}

/** Lists the lines of a scale; whole amounts get no fractions, because half a person makes no sense. */
export function describeGrid(amounts: readonly number[], scale: AmountScale, write: (value: number) => string) {
  const isWhole = amounts.every((amount) => Number.isInteger(amount));
  const hasAny = amounts.some((amount) => amount > 0);
  return scale
    .ticks(WANTED_LINES)
    .filter((tick) => tick === 0 || (hasAny && (!isWhole || Number.isInteger(tick))))
    .map<GridLine>((tick) => ({ at: scale(tick), text: write(tick) }));
}

/** Measures the width of the numbers of an axis; zero if they would take too much of the picture. */
export function measureAxis(grid: readonly GridLine[], width: number): number {
  const widest = Math.max(0, ...grid.map((line) => estimateWidth(line.text)));
  return widest <= width * AXIS_SHARE ? widest + AXIS_GAP : 0;
}
