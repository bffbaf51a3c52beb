/** Answers as they are now, and as a decision on a comment changes them. */
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface AnswerRow {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly isKept: boolean;
  readonly version: number;
}

/** Selects the answers of a letter, those of its questions first and then those that were taken out of it. */
export function selectAnswers(db: Db, letterId: string): Promise<AnswerRow[]> {
  return rowsOf<AnswerRow>(db)`
    select q.id as "questionId", q.question, q.answer, q.deleted_at is null as "isKept", q.version
    from cover_letter_question q where q.letter_id = ${letterId}::uuid
    order by q.deleted_at is not null, q.position, q.id`;
}

export function selectOptionalAnswer(db: Db, questionId: string): Promise<AnswerRow | undefined> {
  return firstOf<AnswerRow>(db)`
    select q.id as "questionId", q.question, q.answer, q.deleted_at is null as "isKept", q.version
    from cover_letter_question q where q.id = ${questionId}::uuid`;
}

/** Locks an answer, as each save of it does before it moves comments. */
export function lockOptionalAnswer(tx: Tx, questionId: string): Promise<AnswerRow | undefined> {
  return firstOf<AnswerRow>(tx)`
    select q.id as "questionId", q.question, q.answer, q.deleted_at is null as "isKept", q.version
    from cover_letter_question q where q.id = ${questionId}::uuid for update`;
}

/** Saves an answer, if it is as its student saw it. */
export function updateAnswer(
  tx: Tx,
  given: { readonly questionId: string; readonly version: number; readonly answer: string; readonly at: Date },
): Promise<boolean> {
  return hasRows(tx)`
    with saved as (
      update cover_letter_question q set answer = ${given.answer}, answered_at = ${given.at}, version = q.version + 1
      where q.id = ${given.questionId}::uuid and q.version = ${given.version}
      returning q.letter_id
    )
    update cover_letter l set changed_at = ${given.at} from saved where l.id = saved.letter_id
    returning l.id`;
}

/** Keeps an answer as it is before a decision changes it, no more often than versions come by themselves. */
export async function keepAnswer(tx: Tx, { questionId, answer }: AnswerRow, at: Date): Promise<void> {
  const since = new Date(at.getTime() - PAPER_MOST.autoMinutes * 60_000);
  await sql`
    insert into cover_letter_answer (id, question_id, number, reason, answer, created_at)
    select ${newId()}::uuid, ${questionId}::uuid, coalesce(max(kept.number), 0) + 1, 'AUTO', ${answer}, ${at}
    from cover_letter_answer kept where kept.question_id = ${questionId}::uuid
    having not coalesce((array_agg(kept.reason = 'AUTO' and kept.created_at > ${since} or kept.answer = ${answer}
      order by kept.number desc))[1], false)`.execute(tx);
  await sql`
    delete from cover_letter_answer kept where kept.id in (
      select old.id from cover_letter_answer old where old.question_id = ${questionId}::uuid and old.reason in ('AUTO', 'RESTORE')
      order by old.number desc offset ${PAPER_MOST.autoVersions})`.execute(tx);
}
