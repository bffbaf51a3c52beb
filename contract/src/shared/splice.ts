/** The one place by which two texts differ, in UTF-16 units. Pure. */

/** Half open. */
export interface TextRange {
  readonly begins: number;
  readonly ends: number;
}

/** The one place that differs: `[begins, ends)` of the old text became `length` units. */
export interface Splice extends TextRange {
  readonly length: number;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** Whether a place stands between the two units of one character. */
export const splitsCharacter = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));

/** Finds what differs between their common beginning and their common end; no character is cut in two. */
export function findSplice(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length);
  let begins = 0;
  while (begins < shorter && before.charCodeAt(begins) === after.charCodeAt(begins)) begins += 1;
  if (splitsCharacter(before, begins) || splitsCharacter(after, begins)) begins -= 1;
  let same = 0;
  while (
    same < shorter - begins &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1;
  if (splitsCharacter(before, before.length - same) || splitsCharacter(after, after.length - same)) same -= 1;
  return { begins, ends: before.length - same, length: after.length - same - begins };
}
