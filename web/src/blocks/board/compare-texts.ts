/** Compares two texts word by word. Pure. */

export interface TextPiece {
  readonly text: string;
  /** Stands in this text and not in the other one. */
  readonly isChanged: boolean;
}

export interface ComparedTexts {
  readonly before: readonly TextPiece[];
  readonly after: readonly TextPiece[];
}

/** Most pairs of parts that are compared: a second of an old phone would be gone beyond that. */
const MOST_PAIRS = 4_000_000;
const WORDS = /\s+|[^\s]+/g;
const LINES = /[^\n]*\n|[^\n]+$/g;

/** Compares by words, long texts by lines, and beyond that as one piece. */
export function compareTexts(before: string, after: string): ComparedTexts {
  for (const part of [WORDS, LINES]) {
    const compared = compareParts(before.match(part) ?? [], after.match(part) ?? []);
    if (compared) return compared;
  }
  return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
}

function compareParts(before: readonly string[], after: readonly string[]): ComparedTexts | undefined {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (left.length * right.length > MOST_PAIRS) return undefined;
  const common = findCommon(left, right);
  const around = (parts: readonly string[], kept: ReadonlySet<number>): TextPiece[] =>
    join(parts.map((text, at) => ({ text, isChanged: isBetween(at, parts.length) && !kept.has(at - start) })));
  const isBetween = (at: number, length: number): boolean => at >= start && at < length - end;
  return { before: around(before, common.left), after: around(after, common.right) };
}

/** Finds the places of a longest common subsequence. */
function findCommon(left: readonly string[], right: readonly string[]): { left: Set<number>; right: Set<number> } {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const found = { left: new Set<number>(), right: new Set<number>() };
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) {
      found.left.add(row);
      found.right.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

/** Joins neighbours of a kind. A space between two changed words is changed with them. */
function join(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: { text: string; isChanged: boolean }[] = [];
  pieces.forEach((piece, at) => {
    const isInside =
      piece.text.trim() === '' && pieces[at - 1]?.isChanged === true && pieces[at + 1]?.isChanged === true;
    const isChanged = piece.isChanged || isInside;
    const last = joined.at(-1);
    if (last?.isChanged === isChanged) last.text += piece.text;
    else joined.push({ text: piece.text, isChanged });
  });
  return joined;
}
