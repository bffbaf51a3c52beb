import type { PostStatus } from '@naru/contract/areas/board-words.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { sql } from 'kysely';

import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { runShape, slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { onBoard, openable, type Scope } from '../core/scope-sql.ts';
import { inLocale, POST_COLUMNS, POST_JOINS, type PostRow } from './columns-sql.ts';

export interface PostDetailRow extends PostRow {
  readonly categoryCode: string | null;
  readonly html: string;
  readonly fileId: string | null;
  readonly updatedAt: Date;
  readonly version: number;
  readonly confirmedAt: Date | null;
  readonly lastReadOn: string | null;
  readonly previous: { postId: string; title: string } | null;
  readonly next: { postId: string; title: string } | null;
}

interface PostParams {
  readonly id: string;
  readonly scope: Scope;
  readonly locale: Locale;
  readonly values: SlotValues;
}

/** The post with the one above it in the list and the one below. */
export async function selectOptionalPost(db: Db, asked: PostParams): Promise<PostDetailRow | undefined> {
  const { scope, locale } = asked;
  const shape = {
    key: `post detail ${scope} ${locale}`,
    build: (handle: Db) =>
      sql<PostDetailRow>`
        select ${POST_COLUMNS(locale)}, p.category_code as "categoryCode", p.body_html as html, p.file_id as "fileId", p.updated_at as "updatedAt",
          p.version, r.confirmed_at as "confirmedAt", r.last_read_on as "lastReadOn", above.found as previous, below.found as next
        from post p
          ${POST_JOINS}
          left join lateral (${neighbour(scope, 'above')}) above on true
          left join lateral (${neighbour(scope, 'below')}) below on true
        where p.id = ${slot('id')}::uuid and ${openable(scope)}`.compile(handle),
  };
  const rows = await runShape(db, shape, { ...asked.values, id: asked.id });
  return rows[0];
}

/** By the order of the list, from its index: never by counting rows. */
function neighbour(scope: Scope, side: 'above' | 'below') {
  const than = side === 'above' ? sql`>` : sql`<`;
  const direction = side === 'above' ? sql`asc` : sql`desc`;
  return sql`
    select jsonb_build_object('postId', other.id, 'title', other.title) as found
    from (
      select q.id, q.title from post q where (q.is_pinned, q.publish_from, q.id) ${than} (p.is_pinned, p.publish_from, p.id)
        and ${onBoard(scope, 'q')}
      order by q.is_pinned ${direction}, q.publish_from ${direction}, q.id ${direction} limit 1
    ) other`;
}

export interface PostHead {
  readonly id: string;
  readonly authorId: string;
  readonly status: PostStatus;
  readonly statusBeforeDeletion: PostStatus | null;
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
  readonly deletedAt: Date | null;
  readonly mustRead: boolean;
  readonly answerStatus: 'WAITING' | 'ANSWERED' | null;
  readonly version: number;
}

const HEAD = sql`p.id, p.author_id as "authorId", p.status, p.status_before_deletion as "statusBeforeDeletion",
  p.publish_from as "publishFrom", p.publish_to as "publishTo", p.deleted_at as "deletedAt", p.must_read as "mustRead",
  p.answer_status as "answerStatus", p.version`;

/** Selects what decides about a post, where the person may open it. */
export async function selectOptionalOpenPost(db: Db, asked: Omit<PostParams, 'locale'>): Promise<PostHead | undefined> {
  const shape = {
    key: `post head ${asked.scope}`,
    build: (handle: Db) =>
      sql<PostHead>`select ${HEAD} from post p where p.id = ${slot('id')}::uuid and ${openable(asked.scope)}`.compile(
        handle,
      ),
  };
  const rows = await runShape(db, shape, { ...asked.values, id: asked.id });
  return rows[0];
}

export async function selectOptionalHead(db: Db, boardCode: string, id: string): Promise<PostHead | undefined> {
  const { rows } = await sql<PostHead>`
    select ${HEAD} from post p where p.board_code = ${boardCode} and p.id = ${id}::uuid and p.status <> 'DELETED'`.execute(
    db,
  );
  return rows[0];
}

/** Any post of the board, deleted ones too; nobody else changes it before this transaction ends. */
export function selectOptionalPostForChange(tx: Tx, boardCode: string, id: string): Promise<PostHead | undefined> {
  return firstOf<PostHead>(tx)`
    select ${HEAD} from post p where p.board_code = ${boardCode} and p.id = ${id}::uuid for no key update`;
}

export interface EditedRow {
  readonly id: string;
  readonly authorId: string;
  readonly title: string;
  readonly categoryCode: string | null;
  readonly body: RichText;
  readonly status: PostStatus;
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
  readonly pinFrom: Date | null;
  readonly pinTo: Date | null;
  readonly deadlineAt: Date | null;
  readonly mustRead: boolean;
  readonly isSecret: boolean;
  readonly audienceTypes: string[] | null;
  readonly audienceDepartments: string[] | null;
  readonly audienceGrades: number[] | null;
  readonly fileId: string | null;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedByName: string;
  readonly isOwnUpdate: boolean;
}

/** Everything that the form takes. */
export function selectOptionalEditedPost(
  db: Db,
  boardCode: string,
  of: { id: string; locale: Locale; memberId: string },
): Promise<EditedRow | undefined> {
  return firstOf<EditedRow>(db)`
    select p.id, p.author_id as "authorId", p.title, p.category_code as "categoryCode", p.body, p.status,
      p.publish_from as "publishFrom", p.publish_to as "publishTo", p.pin_from as "pinFrom", p.pin_to as "pinTo",
      p.deadline_at as "deadlineAt", p.must_read as "mustRead", p.is_secret as "isSecret", p.audience_types as "audienceTypes",
      p.audience_departments as "audienceDepartments", p.audience_grades as "audienceGrades", p.file_id as "fileId", p.version,
      p.updated_at as "updatedAt", ${inLocale(of.locale, 'editor')} as "updatedByName",
      p.updated_by = ${of.memberId}::uuid as "isOwnUpdate"
    from post p join member editor on editor.id = p.updated_by
    where p.board_code = ${boardCode} and p.id = ${of.id}::uuid and p.status <> 'DELETED'`;
}

/** Counts the view once a person and day; `first` where this person had never opened it. */
export async function countView(
  db: Db,
  seen: { postId: string; memberId: string; now: Date; today: string },
): Promise<void> {
  const shape = {
    key: 'post view',
    build: (handle: Db) =>
      sql`
        with viewed as (
          insert into post_read as r (post_id, member_id, first_read_at, last_read_on)
          values (${slot('postId')}::uuid, ${slot('memberId')}::uuid, ${slot('now')}::timestamptz, ${slot('today')}::date)
          on conflict (post_id, member_id) do update set last_read_on = excluded.last_read_on
            where r.last_read_on < excluded.last_read_on
          returning r.post_id
        )
        insert into post_count as n (post_id, views) select viewed.post_id, 1 from viewed
        on conflict (post_id) do update set views = n.views + 1`.compile(handle),
  };
  await runShape(db, shape, seen);
}

/** Undefined where it was confirmed before. */
export async function confirmReading(
  tx: Tx,
  seen: { postId: string; memberId: string; now: Date; today: string },
): Promise<void> {
  await sql`
    insert into post_read as r (post_id, member_id, first_read_at, last_read_on, confirmed_at)
    values (${seen.postId}::uuid, ${seen.memberId}::uuid, ${seen.now}, ${seen.today}::date, ${seen.now})
    on conflict (post_id, member_id) do update set confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at)`.execute(
    tx,
  );
}

export async function selectConfirmation(db: Db, postId: string, memberId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select r.confirmed_at as at from post_read r where r.post_id = ${postId}::uuid and r.member_id = ${memberId}::uuid`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
