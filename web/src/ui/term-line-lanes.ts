/** Pixels next to the line that another part takes. */
export interface Taken {
  readonly start: number;
  readonly end: number;
}

export interface LanePlace {
  /** 0 next to the line, 1 further away, and so on. */
  readonly lane: number;
  /** The width of the words before they meet something, in pixels. */
  readonly room: number;
  /** The words stand to the left of their mark because the line ends. */
  readonly toLeft: boolean;
}

/** The pixels of a label before another may begin in its lane. */
const wanted = 136;
const gap = 12;
const highest = 2;

/**
 * Places the labels on one side of a line so that none overlaps another and no stem runs through words: of two
 * close ones, the one with the stem further out stands higher. Positions are 0 to 1, in ascending order.
 * A label that would lie on `taken` stands further away from the line.
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

    /** Finds the next obstacle: in the same lane the start of the words, further out only the stem. */
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
