/** The framework as a wheel: a segment a competency, and a cell at its rim for each of its parts. */
import { arc } from 'd3-shape';

import { LINE, wrapText } from '../../../../ui/chart-text.ts';

export interface WheelGroup {
  readonly key: string;
  readonly name: string;
  readonly partKeys: readonly string[];
}

export interface WheelSegment {
  readonly key: string;
  readonly path: string;
  readonly cells: readonly { readonly key: string; readonly path: string }[];
  readonly label: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
}

/** The edge of the square; its middle is the origin. */
export const WHEEL_SIZE = 340;
const HOLE = 50;
const RING = 148;
const RIM = { from: 152, to: 166 } as const;
/** Pixels between segments and between cells. */
const GAP = 4;
const CORNER = 4;
const NAME_LINES = 2;

const draw = arc<{ from: number; to: number; inner: number; outer: number }>()
  .startAngle(({ from }) => from)
  .endAngle(({ to }) => to)
  .innerRadius(({ inner }) => inner)
  .outerRadius(({ outer }) => outer)
  .padAngle(GAP / RING)
  .padRadius(RING)
  .cornerRadius(CORNER);

/** Lays out the wheel clockwise, with the middle of the first segment straight up. */
export function layOutWheel(groups: readonly WheelGroup[]): WheelSegment[] {
  const turn = (2 * Math.PI) / Math.max(1, groups.length);
  return groups.map(({ key, name, partKeys }, at) => {
    const from = (at - 0.5) * turn;
    const cell = turn / Math.max(1, partKeys.length);
    return {
      key,
      path: draw({ from, to: from + turn, inner: HOLE, outer: RING }) ?? '',
      cells: partKeys.map((part, index) => ({
        key: part,
        path: draw({ from: from + index * cell, to: from + (index + 1) * cell, inner: RIM.from, outer: RIM.to }) ?? '',
      })),
      label: placeName(name, from + turn / 2, turn),
    };
  });
}

/** Puts a name into the middle of its segment, on at most two lines that its width holds. */
function placeName(name: string, angle: number, turn: number): WheelSegment['label'] {
  const middle = (HOLE + RING) / 2;
  // Up and down a segment is as wide as its chord, at the sides as its ring.
  const chord = 2 * middle * Math.sin(Math.min(turn, Math.PI) / 2);
  const upright = Math.cos(angle) ** 2;
  const width = chord * upright + (RING - HOLE) * (1 - upright);
  const lines = wrapText(name, width - 2 * CORNER, NAME_LINES);
  const y = -Math.cos(angle) * middle - ((lines.length - 1) * LINE) / 2;
  return { x: Math.sin(angle) * middle, y, lines };
}
