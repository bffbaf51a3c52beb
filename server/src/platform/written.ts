/**
 * What somebody wrote, where it is asked for: marks and fillers that nobody sees are no answer, and neither are blanks.
 */

/** Joiners, marks of direction, fillers (Hangul has some of its own), blank Braille; never a blank or a line. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const seenOf = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();

/** As it was written, without blanks around it; empty where nothing can be seen. */
export const trimWritten = (text: string): string => (seenOf(text) === '' ? '' : text.trim());

/** Characters that can be seen, blanks in a row as one: for what has to have some length. */
export const countWritten = (text: string): number => Array.from(seenOf(text)).length;
