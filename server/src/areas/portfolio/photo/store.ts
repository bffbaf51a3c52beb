/** Photos of students that others may see. */
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import { isRead, type DeskReader } from '../correction/scope-sql.ts';
import { audienceOf } from '../share/scope-sql.ts';

/**
 * Selects whether somebody sees a student's photo: on a résumé that the student shares with them today, or on one that
 * was handed in and that they correct. A blind résumé shows none.
 */
export async function selectIsSeen(db: Db, ownerId: string, reader: DeskReader): Promise<boolean> {
  const { rows } = await sql<{ isSeen: boolean }>`
    select exists (
        select from resume p where p.member_id = ${ownerId}::uuid and p.deleted_at is null and not p.is_blind
          and p.content #>> '{person,photoFileId}' is not null and ${audienceOf('RESUME', reader)} is not null)
      or exists (
        select from letter_correction c where c.member_id = ${ownerId}::uuid
          and c.snapshot #>> '{resume,content,person,photoFileId}' is not null and ${isRead(reader)}) as "isSeen"`.execute(
    db,
  );
  return rows[0]?.isSeen === true;
}
