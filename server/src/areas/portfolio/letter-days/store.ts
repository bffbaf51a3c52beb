/** Due days of somebody's own letters, and their letters and cards by words. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Search } from '../../../platform/list/search.ts';
import type { NamedLetter } from '../core/letter-name.ts';

export interface DueRow extends NamedLetter {
  readonly id: string;
  readonly dueOn: string;
  readonly questions: number;
  readonly answered: number;
  readonly version: number;
}

/** Selects letters that are due from one day to another, both included, the first to be due on top. */
export function selectDueLetters(
  db: Db,
  asked: { readonly memberId: string; readonly from: string; readonly to: string },
): Promise<DueRow[]> {
  const { memberId, from, to } = asked;
  return rowsOf<DueRow>(db)`
    select l.id, l.title, l.company, l.job, l.due_on::text as "dueOn", l.version,
      count(q.id)::int as questions, count(q.id) filter (where btrim(q.answer) <> '')::int as answered
    from cover_letter l left join cover_letter_question q on q.letter_id = l.id and q.deleted_at is null
    where l.member_id = ${memberId}::uuid and l.deleted_at is null
      and l.due_on between ${from}::date and ${to}::date
    group by l.id order by l.due_on, l.id`;
}

interface FoundAsked {
  readonly memberId: string;
  readonly search: Search;
  readonly most: number;
}

export interface FoundLetter extends NamedLetter {
  readonly id: string;
  readonly changedAt: Date;
}

/** Selects letters by their title, company, job and questions, the last changed first. */
export function selectFoundLetters(db: Db, { memberId, search, most }: FoundAsked): Promise<FoundLetter[]> {
  const { pattern, isInitials } = search;
  return rowsOf<FoundLetter>(db)`
    select l.id, l.title, l.company, l.job, l.changed_at as "changedAt"
    from cover_letter l
    where l.member_id = ${memberId}::uuid and l.deleted_at is null
      and (replace(concat(l.title, l.company, l.job), ' ', '') ilike ${pattern}
        or (${isInitials}::boolean and initials_of(concat(l.title, l.company, l.job)) like ${pattern})
        or exists (select from cover_letter_question q where q.letter_id = l.id and q.deleted_at is null
          and replace(q.question, ' ', '') ilike ${pattern}))
    order by l.changed_at desc, l.id desc limit ${most}`;
}

export interface FoundCard {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly changedAt: Date;
}

/** Selects cards by their title and tags, the last changed first. */
export function selectFoundCards(db: Db, { memberId, search, most }: FoundAsked): Promise<FoundCard[]> {
  const { pattern, isInitials } = search;
  return rowsOf<FoundCard>(db)`
    select c.id, c.title, c.tags, c.changed_at as "changedAt" from experience_card c
    where c.member_id = ${memberId}::uuid and c.deleted_at is null
      and (replace(c.title, ' ', '') ilike ${pattern} or replace(array_to_string(c.tags, ' '), ' ', '') ilike ${pattern}
        or (${isInitials}::boolean and initials_of(c.title) like ${pattern}))
    order by c.changed_at desc, c.id desc limit ${most}`;
}
