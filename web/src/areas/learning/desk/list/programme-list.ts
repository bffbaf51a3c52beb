/** The filters of the list of programmes that one looks after. */
import { PROGRAMME_TYPES, STAGES } from '@naru/contract/areas/learning/words.ts';

import { defineList } from '../../../../blocks/list/list-state.ts';

export const PROGRAMMES = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    type: { oneOf: PROGRAMME_TYPES },
    stage: { oneOf: STAGES },
    /** A year and its semester: `2026-20`. */
    term: { maxLength: 7 },
    dept: { maxLength: 20 },
  },
  sorts: [],
});

/** Reads the term of an address; nothing for what names none. */
export function readTerm(term: string): { readonly year?: number; readonly semstrCode?: '10' | '20' } {
  const [, year, semester] = /^(\d{4})-(10|20)$/.exec(term) ?? [];
  return year === undefined ? {} : { year: Number(year), semstrCode: semester as '10' | '20' }; // the pattern's own
}
