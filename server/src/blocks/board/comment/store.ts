import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { inLocale } from '../post/columns-sql.ts';

export interface CommentRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly text: string;
  readonly isAnswer: boolean;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** Threads in the order in which they began, replies under theirs. */
export async function selectCommentPage(
  db: Db,
  of: { postId: string; locale: Locale },
  window: PageWindow,
): Promise<{ rows: CommentRow[]; counted: number }> {
  const rows = await rowsOf<CommentRow & { counted: number }>(db)`
    select c.id, c.parent_id as "parentId", c.author_id as "authorId", ${inLocale(of.locale, 'm')} as "authorName", c.body as text,
      c.is_answer as "isAnswer", c.created_at as "createdAt", c.deleted_at as "deletedAt", counting.n as counted
    from (select count(*)::int as n from (
        select 1 from post_comment c where c.post_id = ${of.postId}::uuid limit ${sql.lit(COUNT_BOUND + 1)}) found) counting,
      post_comment c join member m on m.id = c.author_id
    where c.post_id = ${of.postId}::uuid
    order by coalesce(c.parent_id, c.id), c.id limit ${window.size} offset ${window.offset}`;
  return { rows, counted: rows[0]?.counted ?? 0 };
}

export interface CommentHead {
  readonly id: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly isAnswer: boolean;
  readonly deletedAt: Date | null;
}

export function selectOptionalCommentForChange(tx: Tx, postId: string, id: string): Promise<CommentHead | undefined> {
  return firstOf<CommentHead>(tx)`
    select c.id, c.parent_id as "parentId", c.author_id as "authorId", c.is_answer as "isAnswer", c.deleted_at as "deletedAt"
    from post_comment c where c.post_id = ${postId}::uuid and c.id = ${id}::uuid for update`;
}

export interface NewComment {
  readonly postId: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly text: string;
  readonly isAnswer: boolean;
  readonly now: Date;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<string> {
  const id = newId();
  await tx
    .insertInto('post_comment')
    .values({
      id,
      post_id: comment.postId,
      parent_id: comment.parentId,
      author_id: comment.authorId,
      body: comment.text,
      is_answer: comment.isAnswer,
      created_at: comment.now,
    })
    .execute();
  await countComments(tx, comment.postId, 1);
  return id;
}

/** Marks a comment as deleted; false where it was deleted before. */
export async function markCommentDeleted(
  tx: Tx,
  of: { id: string; postId: string; actorId: string; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('post_comment')
    .set({ deleted_at: of.now, deleted_by: of.actorId, is_answer: false })
    .where('post_comment.id', '=', of.id)
    .where('post_comment.deleted_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  await countComments(tx, of.postId, -1);
  return true;
}

/** Comments that are not deleted, kept beside the views. */
async function countComments(tx: Tx, postId: string, by: 1 | -1): Promise<void> {
  await sql`
    insert into post_count as n (post_id, comments) values (${postId}::uuid, greatest(${sql.lit(by)}, 0))
    on conflict (post_id) do update set comments = greatest(n.comments + ${sql.lit(by)}, 0)`.execute(tx);
}

/** Updates whether the question is answered, by whether an answer exists. */
export async function settleAnswer(tx: Tx, postId: string): Promise<void> {
  await sql`
    update post set answer_status = case when exists (
        select 1 from post_comment c where c.post_id = post.id and c.is_answer and c.deleted_at is null
      ) then 'ANSWERED' else 'WAITING' end
    where post.id = ${postId}::uuid and post.answer_status is not null`.execute(tx);
}
