import { scaleLinear } from 'd3-scale';
import { estimateWidth } from './chart-text.ts';

export interface GridLine {
  readonly at: number;
  readonly text: string;
}

/** Lines across a picture; more would be read as a pattern. */
const WANTED_LINES = 3;
/** Of the width of a picture, what the numbers of its axis may take; on a phone the longest are left to the table. */
const AXIS_SHARE = 0.15;
const AXIS_GAP = 8;

export type AmountScale = ReturnType<typeof scaleAmounts>;

/** From zero to the largest amount; a scale of nothing but zeros keeps its foot. */
export function scaleAmounts(amounts: readonly number[], foot: number, head: number) {
  const most = Math.max(0, ...amounts);
  return scaleLinear()
    .domain([0, most > 0 ? most : 1])
    .range([foot, head])
    .clamp(true);
}

/** The scale up to the next round number, for an axis. */
export function roundScale(scale: AmountScale): AmountScale {
  return scale.copy().nice(WANTED_LINES);
}

/** The lines of a scale; half a person is no number to write where all are whole. */
export function describeGrid(amounts: readonly number[], scale: AmountScale, write: (value: number) => string) {
  const isWhole = amounts.every((amount) => Number.isInteger(amount));
  const hasAny = amounts.some((amount) => amount > 0);
  return scale
    .ticks(WANTED_LINES)
    .filter((tick) => tick === 0 || (hasAny && (!isWhole || Number.isInteger(tick))))
    .map<GridLine>((tick) => ({ at: scale(tick), text: write(tick) }));
}

/** The room for the numbers of an axis; zero where they would take too much of the picture. */
export function measureAxis(grid: readonly GridLine[], width: number): number {
  const widest = Math.max(0, ...grid.map((line) => estimateWidth(line.text)));
  return widest <= width * AXIS_SHARE ? widest + AXIS_GAP : 0;
}
