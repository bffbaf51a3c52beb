/** A rectangle in a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text in a picture, line below line. */
export interface ChartLabel {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Tells for each box whether it overlaps neither an earlier visible one nor anything that `isInWay` knows. */
export function keepApart(boxes: readonly Box[], isInWay: (box: Box, index: number) => boolean): boolean[] {
  const kept: Box[] = [];
  return boxes.map((box, index) => {
    if (isInWay(box, index) || kept.some((other) => overlaps(box, other))) return false;
    kept.push(box);
    return true;
  });
}

/** Whether a box overlaps one of the others. */
export function liesOn(box: Box, others: Iterable<Box>): boolean {
  for (const other of others) if (overlaps(box, other)) return true;
  return false;
}

/** Moves heights that are closer than `gap` apart as little as possible, and keeps them between `top` and `bottom`. */
export function spreadHeights(
  wanted: readonly number[],
  gap: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = [...wanted.keys()].toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const heights = [...wanted];
  let least = top;
  for (const index of order) {
    heights[index] = Math.max(heights[index] ?? 0, least);
    least = (heights[index] ?? 0) + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    heights[index] = Math.min(heights[index] ?? 0, most);
    most = (heights[index] ?? 0) - gap;
  }
  return heights;
}

/** The step at which `count` names fit into `length`, if each wants `wanted`. */
export function stepNames(count: number, wanted: number, length: number): number {
  return Math.max(1, Math.ceil((count * wanted) / Math.max(1, length)));
}
