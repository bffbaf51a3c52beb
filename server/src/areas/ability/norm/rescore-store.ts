/** Results that are to be read under another norm. */

import { idsOf, type Db } from '../../../platform/db/db.ts';

export interface UnreadAsked {
  readonly versionId: string;
  readonly normId: string;
  /** The last one of the step before. */
  readonly after: string | null;
  readonly most: number;
}

/** Selects the next results of a version without a reading under a norm, in the order of their keys. */
export function selectUnreadSessions(db: Db, { versionId, normId, after, most }: UnreadAsked): Promise<string[]> {
  return idsOf(db)`
    select s.id from ability_session s
    where s.version_id = ${versionId}::uuid and s.status = 'SCORED' and (${after}::uuid is null or s.id > ${after}::uuid)
      and not exists (select from ability_reading r where r.session_id = s.id and r.norm_id = ${normId}::uuid)
    order by s.id limit ${most}`;
}
