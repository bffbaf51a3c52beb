/** Drafts of students: each is sealed under a key of its own, and gone with it. */
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface LawDraftRow {
  readonly dataKeyId: string;
  readonly body: string;
  readonly fileId: string | null;
  readonly savedAt: Date;
}

export function selectOptionalLawDraft(db: Db, memberId: string): Promise<LawDraftRow | undefined> {
  return db
    .selectFrom('law_draft')
    .select([
      'law_draft.data_key_id as dataKeyId',
      'law_draft.body',
      'law_draft.file_id as fileId',
      'law_draft.saved_at as savedAt',
    ])
    .where('law_draft.member_id', '=', memberId)
    .executeTakeFirst();
}

export async function saveLawDraftRow(tx: Tx, memberId: string, draft: LawDraftRow): Promise<void> {
  const given = { data_key_id: draft.dataKeyId, body: draft.body, file_id: draft.fileId, saved_at: draft.savedAt };
  await tx
    .insertInto('law_draft')
    .values({ member_id: memberId, ...given })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(given))
    .execute();
}

export async function deleteLawDraft(tx: Tx, memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from law_draft where law_draft.member_id = ${memberId}::uuid returning law_draft.data_key_id as id`.execute(
    tx,
  );
  await sql`delete from data_key k where k.id = any(${rows.map((row) => row.id)}::uuid[])`.execute(tx);
}

/** Deletes drafts that nobody went on with. */
export async function deleteOldLawDrafts(tx: Tx, before: Date): Promise<void> {
  const rows = await rowsOf<{ id: string }>(tx)`
    delete from law_draft d where d.data_key_id = any(array(
      select old.data_key_id from law_draft old where old.saved_at < ${before} limit 500 for update skip locked))
    returning d.data_key_id as id`;
  await sql`delete from data_key k where k.id = any(${rows.map((row) => row.id)}::uuid[])`.execute(tx);
}
