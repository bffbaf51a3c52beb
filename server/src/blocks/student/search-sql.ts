/** Students by their name or number, as SQL: each way of searching by the index that serves it. */
import { sql } from 'kysely';

import { slot, type SlotValues } from '../../platform/db/statements.ts';
import type { Search } from '../../platform/list/search.ts';

/** Conditions on a student `s`, by the ways of searching; their values are those of `searchValues`. */
export const STUDENT_SEARCHES = {
  /** By the index of neighbouring characters, then the text itself; a student number by its beginning. */
  search: sql`s.id in (
    select named.id from student named join member found on found.id = named.member_id
    where found.grams @> bigrams_of(${slot('text')})
      and (replace(found.name_ko, ' ', '') ilike ${slot('pattern')} or replace(found.name_en, ' ', '') ilike ${slot('pattern')})
    union
    select numbered.id from student numbered where numbered.student_number like ${slot('start')})`,
  /** One character has no neighbour: this reads along until the page is full. */
  letter: sql`exists (
    select from member found where found.id = s.member_id
      and (found.name_ko ilike ${slot('pattern')} or found.name_en ilike ${slot('pattern')}))`,
  /** By the index of neighbouring consonants, then the consonants in their order. */
  initials: sql`s.id in (
    select named.id from student named join member found on found.id = named.member_id
    where bigrams_of(initials_of(found.name_ko)) @> bigrams_of(${slot('text')})
      and initials_of(found.name_ko) like ${slot('pattern')})`,
} as const;

/** Finds the way of searching that a text asks for. */
export function searchWay(search: Search): keyof typeof STUDENT_SEARCHES {
  if (search.isInitials) return 'initials';
  return search.isSingle ? 'letter' : 'search';
}

/** Returns the values of the conditions. */
export const searchValues = (search: Search | undefined): SlotValues => ({
  text: search?.text,
  pattern: search?.pattern,
  start: `${(search?.text ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});
