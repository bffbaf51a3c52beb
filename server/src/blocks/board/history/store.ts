/** Texts of posts before they were changed. */
import type { PostPart } from '@naru/contract/areas/board-words.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';

export interface KeptText {
  readonly title: string;
  readonly categoryCode: string | null;
  readonly body: RichText;
  readonly words: string;
  readonly fileId: string | null;
  /** Readers have seen it, or might have. */
  readonly wasOut: boolean;
}

/** Selects what a post says, and whether it was ever out: also one that was taken back to a later time. */
export async function selectText(tx: Tx, postId: string): Promise<KeptText> {
  const row = await firstOf<KeptText>(tx)`
    select p.title, p.category_code as "categoryCode", p.body, p.body_text as words, p.file_id as "fileId",
      p.status in ('LIVE', 'EXPIRED', 'HIDDEN') or exists (
        select from status_change s
        where s.entity = 'post' and s.entity_id = p.id and s.to_status in ('LIVE', 'EXPIRED', 'HIDDEN')) as "wasOut"
    from post p where p.id = ${postId}::uuid`;
  if (!row) throw new Error('A post that is held has a row.');
  return row;
}

export interface NewVersion {
  readonly postId: string;
  readonly text: Pick<KeptText, 'title' | 'categoryCode' | 'body'>;
  readonly fileNames: readonly string[];
  readonly changedParts: readonly PostPart[];
  readonly changedBy: string;
  readonly now: Date;
  /** Also of every earlier one, which may say the same. */
  readonly isWithheld: boolean;
}

/** Inserts what a post said before this change; the post is held, so that numbers follow each other. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { postId, text, isWithheld } = version;
  if (isWithheld)
    await tx
      .updateTable('post_version')
      .set({ is_withheld: true })
      .where('post_version.post_id', '=', postId)
      .execute();
  await sql`
    insert into post_version (post_id, number, title, category_code, body, file_names, changed_parts, changed_at, changed_by, is_withheld)
    select ${postId}::uuid, coalesce(max(v.number), 0) + 1, ${text.title}, ${text.categoryCode}, ${JSON.stringify(text.body)}::jsonb,
      ${[...version.fileNames]}::text[], ${[...version.changedParts]}::text[], ${version.now}::timestamptz,
      ${version.changedBy}::uuid, ${isWithheld}::boolean
    from post_version v where v.post_id = ${postId}::uuid`.execute(tx);
}

export async function selectLastChange(db: Db, postId: string): Promise<Date | null> {
  const row = await firstOf<{ at: Date | null }>(db)`
    select max(v.changed_at) as at from post_version v where v.post_id = ${postId}::uuid`;
  return row?.at ?? null;
}

export interface ChangeRow {
  readonly number: number;
  readonly changedAt: Date;
  readonly changedByName: string;
  readonly changedParts: PostPart[];
  readonly isWithheld: boolean;
}

const changeColumns = (locale: Locale) => sql`
  v.number, v.changed_at as "changedAt", ${nameOf('m', locale)} as "changedByName", v.changed_parts as "changedParts",
  v.is_withheld as "isWithheld"`;

/** The latest first. */
export async function selectChangePage(
  db: Db,
  of: { postId: string; locale: Locale },
  window: PageWindow,
): Promise<{ rows: ChangeRow[]; counted: number }> {
  const rows = await rowsOf<ChangeRow & { counted: number }>(db)`
    select ${changeColumns(of.locale)}, counting.n as counted
    from (select count(*)::int as n from (
        select 1 from post_version v where v.post_id = ${of.postId}::uuid limit ${sql.lit(COUNT_BOUND + 1)}) found) counting,
      post_version v join member m on m.id = v.changed_by
    where v.post_id = ${of.postId}::uuid
    order by v.number desc limit ${window.size} offset ${window.offset}`;
  return { rows, counted: rows[0]?.counted ?? 0 };
}

export interface VersionRow {
  readonly title: string;
  readonly categoryName: string | null;
  readonly body: RichText;
  readonly fileNames: string[];
}

/** Selects a change with what the post said before it. */
export function selectOptionalChange(
  db: Db,
  of: { postId: string; number: number; locale: Locale },
): Promise<(ChangeRow & VersionRow) | undefined> {
  return firstOf<ChangeRow & VersionRow>(db)`
    select ${changeColumns(of.locale)}, v.title, ${nameOf('g', of.locale)} as "categoryName", v.body, v.file_names as "fileNames"
    from post_version v join post p on p.id = v.post_id join member m on m.id = v.changed_by
    left join board_category g on g.board_code = p.board_code and g.code = v.category_code
    where v.post_id = ${of.postId}::uuid and v.number = ${of.number}`;
}

/** Selects what the post says now; `fileNames` are asked of its files. */
export async function selectVersionOfToday(
  db: Db,
  of: { postId: string; locale: Locale },
): Promise<Omit<VersionRow, 'fileNames'> & { fileId: string | null }> {
  const row = await firstOf<Omit<VersionRow, 'fileNames'> & { fileId: string | null }>(db)`
    select p.title, ${nameOf('g', of.locale)} as "categoryName", p.body, p.file_id as "fileId"
    from post p left join board_category g on g.board_code = p.board_code and g.code = p.category_code
    where p.id = ${of.postId}::uuid`;
  if (!row) throw new Error('A post that was found has a row.');
  return row;
}
