/** Pixels that something else takes next to the line. */
export interface Taken {
  readonly start: number;
  readonly end: number;
}

export interface LanePlace {
  /** 0 next to the line, 1 further away, and so on. */
  readonly lane: number;
  /** How wide the words may be before they meet something, in pixels. */
  readonly room: number;
  /** The words stand left of their mark because the line ends. */
  readonly toLeft: boolean;
}

/** Pixels that a label wants before another may begin in its lane. */
const wanted = 136;
const gap = 12;
const highest = 2;

/**
 * Places the labels of one side of a line so that none lies on another and no stem runs through words:
 * of two that are close, the one with the stem further out stands higher. Positions go from 0 to 1 in order.
 * What would lie on `taken` stands further away from the line.
 */
export function placeLabels(positions: readonly number[], width: number, taken?: Taken): LanePlace[] {
  const spans = positions.map((position) => {
    const at = position * width;
    const toLeft = at + wanted > width;
    return { at, toLeft, start: toLeft ? at - wanted : at, end: toLeft ? at : at + wanted };
  });
  const lanes = new Map<number, number>();
  const rightward = [...spans.keys()].filter((index) => !spans[index]?.toLeft);
  const leftward = [...spans.keys()].filter((index) => spans[index]?.toLeft);
  for (const index of [...rightward.toReversed(), ...leftward]) {
    const span = spans[index];
    if (!span) continue;
    const met = [...lanes].filter(([other]) => overlaps(span, spans[other])).map(([, lane]) => lane);
    if (overlaps(span, taken)) met.push(0);
    lanes.set(index, Math.min(highest, 1 + Math.max(-1, ...met)));
  }
  return spans.map(({ at, toLeft }, index) => {
    const lane = lanes.get(index) ?? 0;
    const isInWay = (_: unknown, other: number) => (lanes.get(other) ?? 0) >= lane;
    const ahead = toLeft ? spans.slice(0, index).findLast(isInWay)?.at : findAhead(index);
    const limit = ahead ?? (toLeft ? 0 : width);
    return { lane, toLeft, room: Math.max(wanted / 2, Math.abs(limit - at) - gap) };

    /** Words in the same lane begin at their start; of those further out only the stem is in the way. */
    function findAhead(from: number): number | undefined {
      const starts = spans.flatMap((span, other) => {
        if (other <= from || !isInWay(span, other)) return [];
        return span.toLeft && lanes.get(other) === lane ? Math.max(at + wanted / 2, span.start) : span.at;
      });
      return starts.length === 0 ? undefined : Math.min(...starts);
    }
  });
}

function overlaps(one: Taken, other: Taken | undefined): boolean {
  return other !== undefined && one.start < other.end && other.start < one.end;
}
