/** Where cards are used: the answers into which they were put. */
import { sql } from 'kysely';

import { hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { NamedLetter } from '../core/letter-name.ts';

export interface UseRow extends NamedLetter {
  readonly cardId: string;
  readonly cardTitle: string;
  readonly letterId: string;
  readonly questionId: string;
  readonly questionNo: number;
  readonly question: string;
}

/** Selects the uses of somebody's cards in answers that stand, by letter, the last changed first, and question. */
export function selectUses(
  db: Db,
  asked: { readonly memberId: string; readonly cardIds?: readonly string[]; readonly letterId?: string | undefined },
): Promise<UseRow[]> {
  const { memberId, cardIds, letterId } = asked;
  return rowsOf<UseRow>(db)`
    select c.id as "cardId", c.title as "cardTitle", l.id as "letterId", l.title, l.company, l.job,
      q.id as "questionId", q.question, (
        select count(*)::int from cover_letter_question earlier
        where earlier.letter_id = q.letter_id and earlier.deleted_at is null
          and (earlier.position, earlier.id) <= (q.position, q.id)) as "questionNo"
    from experience_card c
      join experience_use u on u.card_id = c.id
      join cover_letter_question q on q.id = u.question_id and q.deleted_at is null
      join cover_letter l on l.id = q.letter_id and l.deleted_at is null and l.member_id = c.member_id
    where c.member_id = ${memberId}::uuid and c.deleted_at is null
      ${cardIds ? sql`and c.id = any(${[...cardIds]}::uuid[])` : sql``}
      ${letterId === undefined ? sql`` : sql`and l.id = ${letterId}::uuid`}
    order by l.changed_at desc, l.id, q.position, q.id, u.used_at, c.id`;
}

/** Selects whether a question stands in one of somebody's own letters. */
export function selectIsOwnQuestion(
  db: Db,
  { questionId, memberId }: { readonly questionId: string; readonly memberId: string },
): Promise<boolean> {
  return hasRows(db)`
    select q.id from cover_letter_question q join cover_letter l on l.id = q.letter_id
    where q.id = ${questionId}::uuid and q.deleted_at is null and l.member_id = ${memberId}::uuid
      and l.deleted_at is null`;
}

interface Use {
  readonly cardId: string;
  readonly questionId: string;
}

/** Notes a use; one that is noted stays as it is. */
export async function insertUse(tx: Tx, { cardId, questionId }: Use, at: Date): Promise<void> {
  await tx
    .insertInto('experience_use')
    .values({ card_id: cardId, question_id: questionId, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteUse(tx: Tx, { cardId, questionId }: Use): Promise<void> {
  await tx
    .deleteFrom('experience_use')
    .where('experience_use.card_id', '=', cardId)
    .where('experience_use.question_id', '=', questionId)
    .execute();
}
