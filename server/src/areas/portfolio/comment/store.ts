/** Comments as rows. */
import type { TextRange } from '@naru/contract/shared/splice.ts';
import type { CommentStatus } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** The name of a comment in the audit log. */
export const COMMENT = 'letter_comment';

export interface CommentRow {
  readonly id: string;
  readonly correctionId: string;
  readonly questionId: string | null;
  readonly begins: number;
  readonly ends: number;
  readonly quote: string;
  readonly text: string;
  readonly suggestion: string | null;
  readonly status: CommentStatus;
  readonly nowBegins: number | null;
  readonly nowEnds: number | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly version: number;
}

const COLUMNS = sql`
  m.id, m.correction_id as "correctionId", m.question_id as "questionId", m.begins, m.ends, m.quote, m.text,
  m.suggestion, m.status, m.now_begins as "nowBegins", m.now_ends as "nowEnds", m.created_at as "createdAt",
  m.decided_at as "decidedAt", m.version`;

/** Selects the comments of requests, question by question in the order of the text. */
export async function selectComments(db: Db, correctionIds: readonly string[]): Promise<CommentRow[]> {
  if (correctionIds.length === 0) return [];
  return await rowsOf<CommentRow>(db)`
    select ${COLUMNS} from letter_comment m
    where m.correction_id = any(${correctionIds}::uuid[]) and m.deleted_at is null
    order by m.correction_id, m.question_id, m.begins, m.id`;
}

interface CommentAsked {
  readonly id: string;
  /** The scope that its request `c` has to be in. */
  readonly isIn: RawBuilder<boolean>;
}

export function selectOptionalComment(db: Db, { id, isIn }: CommentAsked): Promise<CommentRow | undefined> {
  return firstOf<CommentRow>(db)`
    select ${COLUMNS} from letter_comment m join letter_correction c on c.id = m.correction_id
    where m.id = ${id}::uuid and m.deleted_at is null and ${isIn}`;
}

/** Locks a comment with its request, so that nothing is written to one that is finished or released at that moment. */
export function lockOptionalComment(tx: Tx, { id, isIn }: CommentAsked): Promise<CommentRow | undefined> {
  return firstOf<CommentRow>(tx)`
    select ${COLUMNS} from letter_comment m join letter_correction c on c.id = m.correction_id
    where m.id = ${id}::uuid and m.deleted_at is null and ${isIn} for update`;
}

interface NewComment {
  readonly id: string;
  readonly correctionId: string;
  readonly questionId: string | null;
  readonly place: TextRange;
  readonly quote: string;
  readonly text: string;
  readonly suggestion: string | null;
  readonly now: TextRange | null;
  readonly authorId: string;
  readonly at: Date;
}

/** Inserts a comment, or brings back one that was deleted; false where the id is another’s or stands already. */
export function insertComment(tx: Tx, given: NewComment): Promise<boolean> {
  const { place, now } = given;
  return hasRows(tx)`
    insert into letter_comment as m (id, correction_id, question_id, begins, ends, quote, text, suggestion, status,
      now_begins, now_ends, author_id, created_at)
    values (${given.id}::uuid, ${given.correctionId}::uuid, ${given.questionId}::uuid, ${place.begins}, ${place.ends},
      ${given.quote}, ${given.text}, ${given.suggestion}, 'OPEN', ${now?.begins ?? null}, ${now?.ends ?? null},
      ${given.authorId}::uuid, ${given.at})
    on conflict (id) do update set deleted_at = null, question_id = excluded.question_id, begins = excluded.begins,
      ends = excluded.ends, quote = excluded.quote, text = excluded.text, suggestion = excluded.suggestion,
      now_begins = excluded.now_begins, now_ends = excluded.now_ends, version = m.version + 1
    where m.deleted_at is not null and m.correction_id = excluded.correction_id and m.author_id = excluded.author_id
    returning m.id`;
}

/** Changes what a comment says, if it is as its corrector saw it. */
export function updateComment(
  tx: Tx,
  given: { readonly id: string; readonly version: number; readonly text: string; readonly suggestion: string | null },
): Promise<boolean> {
  return hasRows(tx)`
    update letter_comment m set text = ${given.text}, suggestion = ${given.suggestion}, version = m.version + 1
    where m.id = ${given.id}::uuid and m.version = ${given.version} and m.deleted_at is null
    returning m.id`;
}

export async function deleteComment(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('letter_comment')
    .set({ deleted_at: at })
    .where('letter_comment.id', '=', id)
    .where('letter_comment.deleted_at', 'is', null)
    .execute();
}

/** Writes what a student made of a comment, if it is as they saw it. */
export function updateDecision(
  tx: Tx,
  given: {
    readonly id: string;
    readonly version: number;
    readonly status: CommentStatus;
    readonly at: Date;
    /** Where its words stand after it changed the answer; absent where it did not. */
    readonly now?: TextRange;
  },
): Promise<boolean> {
  const { id, version, status, at, now } = given;
  return hasRows(tx)`
    update letter_comment m set status = ${status}, decided_at = ${status === 'OPEN' ? null : at},
      now_begins = coalesce(${now?.begins ?? null}::int, m.now_begins),
      now_ends = coalesce(${now?.ends ?? null}::int, m.now_ends), version = m.version + 1
    where m.id = ${id}::uuid and m.version = ${version}
    returning m.id`;
}
