/** Where a range of an answer stands after the answer was changed (docs/specification.md, Corrections). Pure. */

import type { Splice, TextRange } from '../../shared/splice.ts';

/**
 * Moves a range through a splice: what stands after it moves along, what is inside grows or shrinks. Null where none of
 * its characters stays. An empty range stays where a character beside it stays.
 */
export function moveRange(range: TextRange, splice: Splice): TextRange | null {
  const shift = splice.length - (splice.ends - splice.begins);
  if (range.ends <= splice.begins) return range;
  if (range.begins >= splice.ends) return { begins: range.begins + shift, ends: range.ends + shift };
  const begins = range.begins < splice.begins ? range.begins : splice.begins + splice.length;
  const ends = range.ends > splice.ends ? range.ends + shift : splice.begins;
  return begins < ends ? { begins, ends } : null;
}

/** Words shorter than this stand in a text by chance. */
const TELLING = 6;

/** Finds words that stand in a text exactly once; null where they are too short to tell. */
export function findWords(text: string, words: string): TextRange | null {
  if (words.length < TELLING) return null;
  const begins = text.indexOf(words);
  if (begins === -1 || text.includes(words, begins + 1)) return null;
  return { begins, ends: begins + words.length };
}

/** Puts words in the place of a range. */
export const replaceRange = (text: string, { begins, ends }: TextRange, words: string): string =>
  text.slice(0, begins) + words + text.slice(ends);
