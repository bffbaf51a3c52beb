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
/** Between the middles of two marks, and of a mark and the dot of today, in pixels: none covers another. */
const apart = 16;
const apartFromToday = 20;

/**
 * Moves marks as little as it takes for none to cover another or the dot of today: those ahead to the right, those
 * before it to the left, and at the end of the line back again. Pixels, in ascending order.
 */
export function spreadMarks(marks: readonly number[], today: number, width: number): number[] {
  const ahead = pushApart(
    marks.filter((mark) => mark >= today),
    today + apartFromToday,
  );
  const before = pushApart(
    marks
      .filter((mark) => mark < today)
      .map((mark) => -mark)
      .toReversed(),
    apartFromToday - today,
  );
  const last = width - apart / 2;
  const kept = pushApart(ahead.map((mark) => -mark).toReversed(), -last);
  const isOver = (ahead.at(-1) ?? 0) > last;
  return [
    ...before.map((mark) => Math.max(0, -mark)).toReversed(),
    ...(isOver ? kept.map((mark) => -mark).toReversed() : ahead),
  ];
}

function pushApart(marks: readonly number[], first: number): number[] {
  let least = first;
  return marks.map((mark) => {
    const at = Math.max(mark, least);
    least = at + apart;
    return at;
  });
}

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
    lanes.set(index, 1 + Math.max(-1, ...met));
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
