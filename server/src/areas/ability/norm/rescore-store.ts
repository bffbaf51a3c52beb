/** Results that are to be read under another norm. */
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';

export interface UnreadAsked {
  readonly versionId: string;
  readonly normId: string;
  /** The last one of the step before. */
  readonly after: string | null;
  readonly most: number;
}

/** Selects the next results of a version without a reading under a norm, in the order of their keys. */
export async function selectUnreadSessions(db: Db, { versionId, normId, after, most }: UnreadAsked): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from ability_session s
    where s.version_id = ${versionId}::uuid and s.status = 'SCORED' and (${after}::uuid is null or s.id > ${after}::uuid)
      and not exists (select from ability_reading r where r.session_id = s.id and r.norm_id = ${normId}::uuid)
    order by s.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
