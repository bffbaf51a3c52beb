import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';

export const DRAFT_DAYS = 90;
/** A new post has no id yet. */
const NEW = '00000000-0000-0000-0000-000000000000';

export interface DraftKey {
  readonly memberId: string;
  readonly boardCode: string;
  readonly postId: string | null;
}

export interface DraftContent {
  readonly title: string;
  readonly body: RichText | null;
  readonly categoryCode: string | null;
  /** Absent in what was kept before posts had files. */
  readonly fileId?: string | null;
}

export interface DraftRow {
  readonly content: DraftContent;
  readonly savedAt: Date;
  readonly baseVersion: number | null;
}

export async function selectOptionalDraft(db: Db, key: DraftKey): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.content, d.saved_at as "savedAt", d.base_version as "baseVersion" from post_draft d
    where d.member_id = ${key.memberId}::uuid and d.board_code = ${key.boardCode} and d.post_id = ${key.postId ?? NEW}::uuid`.execute(
    db,
  );
  return rows[0];
}

export async function saveDraft(db: Db, key: DraftKey, draft: DraftRow): Promise<void> {
  await sql`
    insert into post_draft (member_id, board_code, post_id, content, base_version, saved_at)
    values (${key.memberId}::uuid, ${key.boardCode}, ${key.postId ?? NEW}::uuid, ${JSON.stringify(draft.content)}::jsonb,
      ${draft.baseVersion}, ${draft.savedAt})
    on conflict (member_id, board_code, post_id) do update
      set content = excluded.content, base_version = excluded.base_version, saved_at = excluded.saved_at`.execute(db);
}

export async function deleteDraft(db: Db, key: DraftKey): Promise<void> {
  await sql`
    delete from post_draft d where d.member_id = ${key.memberId}::uuid and d.board_code = ${key.boardCode}
      and d.post_id = ${key.postId ?? NEW}::uuid`.execute(db);
}

/** Deletes drafts that nobody went on with. */
export async function deleteOldDrafts(db: Db, now: Date): Promise<void> {
  await sql`delete from post_draft d where d.saved_at < ${now}::timestamptz - make_interval(days => ${sql.lit(DRAFT_DAYS)})`.execute(
    db,
  );
}
