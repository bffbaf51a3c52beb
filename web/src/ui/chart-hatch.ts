import type { Box } from './chart-labels.ts';

const STEP = 6;
/** A ring so small that its stroke fills it. */
const DOT = 'm-0.8 0a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0';

/**
 * The pattern of a series inside a bar, as the path of its lines; none for the first series. Drawn as paths rather than
 * an SVG pattern, whose id breaks when a picture is copied for the print preview.
 */
export function drawHatch(series: number, box: Box): string {
  if (box.width <= 0 || box.height <= 0) return '';
  const draw = hatches[series % hatches.length];
  return draw?.(box) ?? '';
}

const hatches: readonly (((box: Box) => string) | undefined)[] = [
  undefined,
  drawRising,
  drawDots,
  drawLevel,
  (box) => drawRising(box) + drawFalling(box),
  drawUpright,
];

function listSteps(from: number, to: number): number[] {
  const first = Math.floor(from / STEP) + 1;
  const count = Math.max(0, Math.ceil(to / STEP) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * STEP);
}

/** Draws lines of constant x + y, cut at the edges. */
function drawRising({ x, y, width, height }: Box): string {
  return listSteps(x + y, x + width + y + height)
    .map((sum) => {
      const start = Math.max(x, sum - (y + height));
      const end = Math.min(x + width, sum - y);
      return drawFrom([start, sum - start], [end, sum - end]);
    })
    .join('');
}

/** Draws lines of constant x - y, cut at the edges. */
function drawFalling({ x, y, width, height }: Box): string {
  return listSteps(x - y - height, x + width - y)
    .map((difference) => {
      const start = Math.max(x, difference + y);
      const end = Math.min(x + width, difference + y + height);
      return drawFrom([start, start - difference], [end, end - difference]);
    })
    .join('');
}

function drawLevel({ x, y, width, height }: Box): string {
  return listSteps(y, y + height)
    .map((at) => drawFrom([x, at], [x + width, at]))
    .join('');
}

function drawUpright({ x, y, width, height }: Box): string {
  return listSteps(x, x + width)
    .map((at) => drawFrom([at, y], [at, y + height]))
    .join('');
}

/** Draws dots far enough inside to be whole. */
function drawDots({ x, y, width, height }: Box): string {
  const columns = listSteps(x + 1.5, x + width - 1.5);
  return listSteps(y + 1.5, y + height - 1.5)
    .flatMap((down, row) =>
      columns.filter((_, column) => (row + column) % 2 === 0).map((along) => `M${along} ${down}${DOT}`),
    )
    .join('');
}

function drawFrom(from: readonly [number, number], to: readonly [number, number]): string {
  return `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
