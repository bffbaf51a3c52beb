import type { PostStatus } from '@naru/contract/areas/board-words.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { RESTORABLE_DAYS } from '../core/rules.ts';
import type { HungFiles } from './files.ts';

/** The columns that a form decides about. */
export interface PostValues {
  readonly categoryCode: string | null;
  readonly title: string;
  readonly body: RichText;
  readonly html: string;
  readonly words: string;
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
  readonly isPinned: boolean;
  readonly pinFrom: Date | null;
  readonly pinTo: Date | null;
  readonly deadlineAt: Date | null;
  readonly mustRead: boolean;
  readonly isSecret: boolean;
  readonly audienceTypes: readonly string[] | null;
  readonly audienceDepartments: readonly string[] | null;
  readonly audienceGrades: readonly number[] | null;
}

/** With what hangs on the post. */
export type KeptValues = PostValues & HungFiles;

function columnsOf(values: KeptValues) {
  return {
    category_code: values.categoryCode,
    title: values.title,
    body: JSON.stringify(values.body),
    body_html: values.html,
    body_text: values.words,
    publish_from: values.publishFrom,
    publish_to: values.publishTo,
    is_pinned: values.isPinned,
    pin_from: values.pinFrom,
    pin_to: values.pinTo,
    deadline_at: values.deadlineAt,
    must_read: values.mustRead,
    is_secret: values.isSecret,
    audience_types: values.audienceTypes === null ? null : [...values.audienceTypes],
    audience_departments: values.audienceDepartments === null ? null : [...values.audienceDepartments],
    audience_grades: values.audienceGrades === null ? null : [...values.audienceGrades],
    file_id: values.fileId,
    file_count: values.fileCount,
  };
}

export interface NewPost {
  readonly id: string;
  readonly boardCode: string;
  readonly authorId: string;
  /** Empty on an anonymous board, so that no search finds the name. */
  readonly authorName: string;
  readonly status: PostStatus;
  readonly answerStatus: 'WAITING' | null;
  readonly now: Date;
}

export async function insertPost(tx: Tx, post: NewPost, values: KeptValues): Promise<void> {
  await tx
    .insertInto('post')
    .values({
      id: post.id,
      board_code: post.boardCode,
      author_id: post.authorId,
      author_name: post.authorName,
      department_code: sql<string | null>`(
        select coalesce(
          (select t.department_code from member_type t
            where t.member_id = ${post.authorId}::uuid and t.department_code is not null
            order by t.is_primary desc, t.begins_on desc limit 1),
          (select s.department_code from staff_department s where s.member_id = ${post.authorId}::uuid order by s.department_code limit 1)))`,
      status: post.status,
      answer_status: post.answerStatus,
      created_at: post.now,
      updated_at: post.now,
      updated_by: post.authorId,
      ...columnsOf(values),
    })
    .execute();
  await tx.insertInto('post_count').values({ post_id: post.id }).execute();
}

/** False where the post is no longer the version that was read. */
export async function updatePost(
  tx: Tx,
  of: { id: string; version: number; status: PostStatus; actorId: string; now: Date },
  values: KeptValues,
): Promise<boolean> {
  const updated = await tx
    .updateTable('post')
    .set((eb) => ({
      ...columnsOf(values),
      status: of.status,
      version: eb('post.version', '+', 1),
      updated_at: of.now,
      updated_by: of.actorId,
    }))
    .where('post.id', '=', of.id)
    .where('post.version', '=', of.version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export interface DeletedRow {
  readonly id: string;
  readonly title: string;
  readonly authorName: string;
  readonly deletedAt: Date;
  readonly version: number;
}

/** Deleted in the last 30 days; `authorId` narrows to one's own. */
export async function selectDeletedPage(
  db: Db,
  of: { boardCode: string; now: Date; authorId: string | undefined; memberId: string },
  window: PageWindow,
): Promise<{ rows: DeletedRow[]; counted: number }> {
  const own = of.authorId === undefined ? sql`true` : sql`p.author_id = ${of.authorId}::uuid`;
  const where = sql`p.board_code = ${of.boardCode} and p.status = 'DELETED'
    and (p.author_id = ${of.memberId}::uuid or p.status_before_deletion is distinct from 'DRAFT')
    and p.deleted_at > ${of.now}::timestamptz - make_interval(days => ${sql.lit(RESTORABLE_DAYS)}) and ${own}`;
  const rows = await rowsOf<DeletedRow & { counted: number }>(db)`
    select p.id, p.title, author.name_ko as "authorName", p.deleted_at as "deletedAt", p.version, counting.n as counted
    from (select count(*)::int as n from (select 1 from post p where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) found) counting,
      post p join member author on author.id = p.author_id
    where ${where}
    order by p.deleted_at desc, p.id desc limit ${window.size} offset ${window.offset}`;
  return { rows, counted: rows[0]?.counted ?? 0 };
}
