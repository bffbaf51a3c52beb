import { scaleLinear } from 'd3-scale';
import { estimateWidth } from './chart-text.ts';

export interface GridLine {
  readonly at: number;
  readonly text: string;
}

/** The number of lines across a picture; more would look like a pattern. */
const WANTED_LINES = 3;
/** The numbers of parts for an axis that ends by nature, the wanted one first. */
const PARTS = [3, 4, 2, 5];
/** The largest share of a picture's width for the numbers of its axis; on a phone the longest are left to the table. */
const AXIS_SHARE = 0.15;
const AXIS_GAP = 8;

export type AmountScale = ReturnType<typeof scaleAmounts>;

/** The ends of an axis that are known beforehand. */
export interface AxisEnds {
  /** The lower end, which lines may cut and bars may not: zero, unless the lines say more without it. */
  readonly from?: number | undefined;
  /** The natural end of what is measured: 4.5 for a grade average, 100 for points. */
  readonly to?: number | undefined;
}

/** Scales amounts from zero to their natural end, or to the largest; with nothing but zeros the scale keeps its base. */
export function scaleAmounts(
  amounts: readonly number[],
  [foot, head]: readonly [number, number],
  { from = 0, to }: AxisEnds = {},
) {
  const most = to ?? Math.max(from, ...amounts);
  return scaleLinear()
    .domain([from, most > from ? most : from + 1])
    .range([foot, head])
    .clamp(true);
}

/** Extends the scale to the next round number, for an axis; what ends by nature ends there. */
export function roundScale(scale: AmountScale, { to }: AxisEnds = {}): AmountScale {
  return to === undefined ? scale.copy().nice(WANTED_LINES) : scale;
}

/** Divides an axis that ends by nature into parts of one length that are whole or halves: 0, 1.5, 3, 4.5. */
function divideEvenly(scale: AmountScale): number[] {
  const [from = 0, to = 0] = scale.domain();
  const parts = PARTS.find((count) => Number.isInteger(((to - from) / count) * 2)) ?? 1;
  return Array.from({ length: parts + 1 }, (_, part) => from + ((to - from) / parts) * part);
}

/** Lists the lines of a scale; whole amounts get no fractions, because half a person makes no sense. */
export function describeGrid(
  amounts: readonly number[],
  scale: AmountScale,
  { write, to }: AxisEnds & { readonly write: (value: number) => string },
) {
  if (to !== undefined) return divideEvenly(scale).map<GridLine>((at) => ({ at: scale(at), text: write(at) }));
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
