/** Answers and their versions, of the person who writes them; anybody else's are not found. */
import type { VersionReason } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Own } from './store.ts';

export interface AnswerRow {
  readonly questionId: string;
  readonly letterId: string;
  readonly answer: string;
  readonly answeredAt: Date | null;
  readonly version: number;
}

/** Selects an answer, also of a question that was taken out of its letter: it can still be on its way. */
export function selectOptionalAnswer(db: Db, { id, memberId }: Own): Promise<AnswerRow | undefined> {
  return firstOf<AnswerRow>(db)`
    select q.id as "questionId", q.letter_id as "letterId", q.answer, q.answered_at as "answeredAt", q.version
    from cover_letter_question q join cover_letter l on l.id = q.letter_id
    where q.id = ${id}::uuid and l.member_id = ${memberId}::uuid and l.deleted_at is null`;
}

/** Locks the letter and then the answer, as a save of the letter does, and only then reads it. */
export async function lockOptionalAnswer(tx: Tx, own: Own): Promise<AnswerRow | undefined> {
  await sql`
    select from cover_letter l
    where l.id = (select q.letter_id from cover_letter_question q where q.id = ${own.id}::uuid)
      and l.member_id = ${own.memberId}::uuid for update`.execute(tx);
  await sql`
    select from cover_letter_question q join cover_letter l on l.id = q.letter_id
    where q.id = ${own.id}::uuid and l.member_id = ${own.memberId}::uuid for update of q`.execute(tx);
  return selectOptionalAnswer(tx, own);
}

/** Saves an answer that is locked; gives its new version. */
export async function updateAnswer(
  tx: Tx,
  row: AnswerRow,
  { answer, at }: { answer: string; at: Date },
): Promise<void> {
  await sql`
    update cover_letter_question q set answer = ${answer}, answered_at = ${at}, version = q.version + 1
    where q.id = ${row.questionId}::uuid`.execute(tx);
  // The list shows when a letter was changed; its version counts other things.
  await sql`update cover_letter l set changed_at = ${at} where l.id = ${row.letterId}::uuid`.execute(tx);
}

export interface VersionRow {
  readonly id: string;
  readonly questionId: string;
  readonly number: number;
  readonly reason: VersionReason;
  readonly name: string;
  readonly answer: string;
  readonly createdAt: Date;
}

/** Selects the versions of an answer that the caller may read, the latest first. */
export function selectVersions(db: Db, questionId: string): Promise<VersionRow[]> {
  return rowsOf<VersionRow>(db)`
    select v.id, v.question_id as "questionId", v.number, v.reason, v.name, v.answer, v.created_at as "createdAt"
    from cover_letter_answer v where v.question_id = ${questionId}::uuid order by v.number desc`;
}

export function selectOptionalLast(db: Db, questionId: string): Promise<VersionRow | undefined> {
  return firstOf<VersionRow>(db)`
    select v.id, v.question_id as "questionId", v.number, v.reason, v.name, v.answer, v.created_at as "createdAt"
    from cover_letter_answer v where v.question_id = ${questionId}::uuid order by v.number desc limit 1`;
}

export function selectOptionalVersion(db: Db, { id, memberId }: Own): Promise<VersionRow | undefined> {
  return firstOf<VersionRow>(db)`
    select v.id, v.question_id as "questionId", v.number, v.reason, v.name, v.answer, v.created_at as "createdAt"
    from cover_letter_answer v
    join cover_letter_question q on q.id = v.question_id join cover_letter l on l.id = q.letter_id
    where v.id = ${id}::uuid and l.member_id = ${memberId}::uuid and l.deleted_at is null`;
}

export interface NewVersion {
  readonly reason: VersionReason;
  readonly name?: string;
  readonly at: Date;
  /** Versions without a name that stay. */
  readonly most: number;
}

/** Keeps an answer that is locked as a version, and lets the oldest ones go that came by themselves. */
export async function insertVersion(tx: Tx, row: AnswerRow, version: NewVersion): Promise<string> {
  const id = newId();
  const { reason, name = '', at, most } = version;
  await sql`
    insert into cover_letter_answer (id, question_id, number, reason, name, answer, created_at)
    select ${id}::uuid, ${row.questionId}::uuid, coalesce(max(v.number), 0) + 1, ${reason}, ${name}, ${row.answer}, ${at}
    from cover_letter_answer v where v.question_id = ${row.questionId}::uuid`.execute(tx);
  await sql`
    delete from cover_letter_answer v
    where v.id in (
      select old.id from cover_letter_answer old
      where old.question_id = ${row.questionId}::uuid and old.reason in ('AUTO', 'RESTORE')
      order by old.number desc offset ${most})`.execute(tx);
  return id;
}
