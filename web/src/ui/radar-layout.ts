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
  /** The value below the name; undefined where the label is a number of the list. */
  readonly value: string | undefined;
  /** The difference; above zero for a rise. */
  readonly change: number;
}

export interface RadarLayout {
  /** Whether the labels are numbers of a list below, because names and values have no room beside the picture. */
  readonly isKeyed: boolean;
  readonly height: number;
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
const SIDE_STEP = 4;
/** The room between a value and its change. */
export const CHANGE_GAP = 4;

/**
 * Lays out a profile with its first axis straight up, clockwise. Where the letters are so large that a label would be
 * cut, the axes have numbers instead, for a list below.
 */
export function layOutRadar(axes: readonly RadarAxis[], max: number, size: Size): RadarLayout {
  const widest = Math.max(0, ...axes.map(({ name }) => estimateWidth(name)));
  const side = Math.max(SIDE, Math.min(widest + GAP + 2, size.width * SIDE_SHARE));
  // A name that would be cut may take room of the picture, down to the smallest one.
  for (let beside = side; beside <= Math.max(side, size.width / 2 - SMALLEST); beside += SIDE_STEP) {
    const named = placeAxes(axes, max, { size, side: beside, rows: 2, label: nameAxis });
    if (named.axes.every(({ label }) => fits(label, size.width))) return { ...named, isKeyed: false };
  }
  return { ...placeAxes(axes, max, { size, side: LINE + GAP, rows: 1, label: numberAxis }), isKeyed: true };
}

interface Placing {
  readonly size: Size;
  /** The room for labels beside the picture. */
  readonly side: number;
  /** The lines of a label above the picture. */
  readonly rows: number;
  readonly label: (axis: RadarAxis, place: LabelPlace, index: number) => RadarLabel;
}

/** A label's point beside its axis, from the centre of the picture. */
interface LabelPlace {
  readonly at: Point;
  readonly center: Point;
  readonly width: number;
}

function placeAxes(
  axes: readonly RadarAxis[],
  max: number,
  { size: { width, height: most }, side, rows, label }: Placing,
): Omit<RadarLayout, 'isKeyed'> {
  // The name of an axis straight down needs the same room below as above.
  const hasFoot = axes.length % 2 === 0;
  const top = rows * LINE + GAP + 2;
  const room = hasFoot ? 2 * top : top + LINE + GAP + 2;
  const radius = Math.max(SMALLEST, Math.min(width / 2 - side, (most - room) / 2));
  // The list takes the room that numbers leave below.
  const height = rows > 1 ? most : Math.min(most, 2 * radius + room);
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
    height,
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
      label: label(axis, { at: at(index, radius + GAP), center, width }, index),
    })),
  };
}

/** Places a name on at most two lines with its value below, outside of its axis. */
function nameAxis(axis: RadarAxis, place: LabelPlace): RadarLabel {
  const { x, anchor } = anchorLabel(place);
  const space = spaceOf({ x, anchor }, place.width);
  const name = wrapText(axis.name, space, anchor === 'middle' ? 1 : NAME_LINES);
  const y = standLabel(place, name.length + 1);
  return { x, y, anchor, name, value: String(axis.value), change: compare(axis) };
}

function numberAxis(_axis: RadarAxis, place: LabelPlace, index: number): RadarLabel {
  return { ...anchorLabel(place), y: standLabel(place, 1), name: [String(index + 1)], value: undefined, change: 0 };
}

function anchorLabel({ at, center }: LabelPlace): Pick<RadarLabel, 'x' | 'anchor'> {
  return { x: center.x + at.x, anchor: isMiddle(at) ? 'middle' : at.x > 0 ? 'start' : 'end' };
}

const isMiddle = ({ x }: Point): boolean => Math.abs(x) < 1;

const spaceOf = ({ x, anchor }: Pick<RadarLabel, 'x' | 'anchor'>, width: number): number =>
  anchor === 'middle' ? width : anchor === 'start' ? width - x : x;

/** The baseline of a label of so many lines. */
function standLabel({ at, center }: LabelPlace, rows: number): number {
  // Above the picture words end at the axis, below it they begin there, and beside it they stand around it.
  const share = isMiddle(at)
    ? at.y < 0
      ? 1
      : 0
    : 0.5 - 0.3 * Math.sign(Math.round(at.y)) * Math.min(1, Math.abs(at.y / at.x));
  return center.y + at.y - rows * LINE * share + LINE - 4;
}

/** Whether a label shows its whole name, with value and change inside of the picture. */
function fits(label: RadarLabel, width: number): boolean {
  const { name, value = '', change } = label;
  if (name.at(-1)?.endsWith('…')) return false;
  const amount = estimateWidth(value) + (change === 0 ? 0 : CHANGE_GAP + estimateWidth(writeChange(change)));
  return amount <= spaceOf(label, width);
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
