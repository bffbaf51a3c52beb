/**
 * Text that people must write: invisible marks and fillers do not count as an answer, and neither do blanks.
 */

import { z } from 'zod';

/** Joiners, marks of direction, fillers (Hangul has some of its own), blank Braille; never a blank or a line. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const seenOf = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();

/** Trims the blanks around a text; empty where nothing can be seen. */
export const trimText = (text: string): string => (seenOf(text) === '' ? '' : text.trim());

/** Characters that can be seen, blanks in a row as one: for what has to have some length. */
export const countCharacters = (text: string): number => Array.from(seenOf(text)).length;

/** Returns the schema of a required text: without blanks around it, refused where nothing in it can be seen. */
export const RequiredText = (most: number) => z.string().overwrite(trimText).min(1).max(most);

/** Returns the schema of an optional text; empty where nothing in it can be seen. */
export const OptionalText = (most: number) => z.string().overwrite(trimText).max(most).default('');
