/**
 * Looking for something in the whole portal at once. Menus are searched in the browser, which has them all.
 */
import { z } from 'zod';

import { signedIn } from '../access.ts';
import { get } from '../call.ts';
import { Instant } from '../shared/id.ts';

export const FOUND_KINDS = [
  'POST',
  'PROGRAMME',
  'COURSE',
  'STUDENT',
  'MEMBER',
  'COUNSELLOR',
  'MILEAGE',
  'TEST',
  'PAPER',
  'BADGE',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

const Found = z.object({
  id: z.string(),
  title: z.string(),
  /** Distinguishes it from others with the same title. */
  note: z.string().nullable(),
  /** When it was published or begins, for what does. */
  at: Instant.nullable(),
  /** A path of the portal. */
  path: z.string(),
});

/** The first of what one list has, in the order of that list. */
const FoundGroup = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Name of the list, where a kind has several. */
  name: z.string().nullable(),
  foundList: z.array(Found),
  /** The list with the same words, where it has more. */
  listPath: z.string().nullable(),
});
export type FoundGroup = z.output<typeof FoundGroup>;

export const search = {
  find: get('/search', {
    access: signedIn,
    summary:
      'The first posts, programmes, courses, students, people, counsellors to ask, own mileage, own tests, own papers and badges that the caller’s lists would show for some words.',
    remark:
      'searchText has two characters or more. Four of each list that has some, with listPath where there are more.',
    query: z.object({
      /** Two characters or more: a word, or initial consonants. Less finds nothing. */
      searchText: z.string().max(100),
    }),
    output: z.object({ groupList: z.array(FoundGroup) }),
  }),
};
