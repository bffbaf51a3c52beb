import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial } from 'd3-shape';
import type { Size } from './bar-layout.ts';
import { readAmount } from './chart-values.ts';
import { estimateWidth, LINE, wrapText } from './chart-text.ts';
import type { Point } from './line-layout.ts';
import type { RadarAxis } from './radar-chart.tsx';

export interface RadarLabel {
  readonly x: number;
  /** The baseline of the name's first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly name: readonly string[];
  readonly value: string;
  /** The difference; above zero for a rise. */
  readonly change: number;
}

export interface RadarLayout {
  readonly center: Point;
  /** The rings around the centre. */
  readonly rings: readonly string[];
  readonly axes: readonly {
    readonly name: string;
    readonly tip: Point;
    readonly dot: Point;
    readonly label: RadarLabel;
  }[];
  readonly now: string;
  readonly before: string | undefined;
}

const RINGS = 4;
const GAP = 10;
const SMALLEST = 48;
const NAME_LINES = 2;
/** The room for names beside the picture, and their largest share of its width on one side. */
const SIDE = 72;
const SIDE_SHARE = 0.27;

/** Lays out a profile with its first axis straight up, clockwise. */
export function layOutRadar(axes: readonly RadarAxis[], max: number, { width, height }: Size): RadarLayout {
  const widest = Math.max(0, ...axes.map(({ name }) => estimateWidth(name)));
  const side = Math.max(SIDE, Math.min(widest + GAP + 2, width * SIDE_SHARE));
  // The name of an axis straight down needs the same room below as above.
  const hasFoot = axes.length % 2 === 0;
  const top = 2 * LINE + GAP + 2;
  const room = hasFoot ? 2 * top : top + LINE + GAP + 2;
  const radius = Math.max(SMALLEST, Math.min(width / 2 - side, (height - room) / 2));
  const center = { x: width / 2, y: hasFoot ? height / 2 : Math.max(radius + top, (height + top - LINE - GAP) / 2) };
  const turn = axes.length > 0 ? (2 * Math.PI) / axes.length : 0;
  const scale = scaleLinear().domain([0, max]).range([0, radius]).clamp(true);
  const at = (index: number, length: number): Point => ({
    x: Math.sin(index * turn) * length,
    y: -Math.cos(index * turn) * length,
  });
  const outline = (lengths: readonly number[]): string =>
    lineRadial<number>()
      .angle((_, index) => index * turn)
      .radius((length) => length)
      .curve(curveLinearClosed)(lengths) ?? '';
  const now = axes.map(({ value }) => scale(readAmount(value) ?? 0));
  return {
    center,
    rings: Array.from({ length: RINGS }, (_, ring) => outline(axes.map(() => (radius * (ring + 1)) / RINGS))),
    now: outline(now),
    before: axes.some(({ before }) => before !== undefined)
      ? outline(axes.map((axis) => scale(readAmount(axis.before) ?? readAmount(axis.value) ?? 0)))
      : undefined,
    axes: axes.map((axis, index) => ({
      name: axis.name,
      tip: at(index, radius),
      dot: at(index, now[index] ?? 0),
      label: labelAxis(axis, at(index, radius + GAP), { center, width }),
    })),
  };
}

/** Places a name on at most two lines with its value below, outside of its axis. */
function labelAxis(axis: RadarAxis, at: Point, { center, width }: { center: Point; width: number }): RadarLabel {
  const x = center.x + at.x;
  const isMiddle = Math.abs(at.x) < 1;
  const anchor = isMiddle ? 'middle' : at.x > 0 ? 'start' : 'end';
  const space = isMiddle ? width : anchor === 'start' ? width - x : x;
  const name = wrapText(axis.name, space, isMiddle ? 1 : NAME_LINES);
  const rows = name.length + 1;
  // Above the picture words end at the axis, below it they begin there, and beside it they stand around it.
  const share = isMiddle
    ? at.y < 0
      ? 1
      : 0
    : 0.5 - 0.3 * Math.sign(Math.round(at.y)) * Math.min(1, Math.abs(at.y / at.x));
  const change = compare(axis);
  return { x, y: center.y + at.y - rows * LINE * share + LINE - 4, anchor, name, value: String(axis.value), change };
}

/** Writes "소통 78 ▲7", as in the picture. */
export function writeAxis(axis: RadarAxis): string {
  return [axis.name, String(axis.value), writeChange(compare(axis))].filter(Boolean).join(' ');
}

/** Writes the change as an arrow with a number; nothing if there was none. */
export function writeChange(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `▲${change}` : `▼${-change}`;
}

function compare({ value, before }: RadarAxis): number {
  return before === undefined ? 0 : Number((value - before).toFixed(2));
}
