/** Files that a student adds to a request: read by the two whom it concerns. */
import { sql } from 'kysely';

import type { Actor } from '../../platform/access/actor.ts';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { FileRights } from '../../platform/files/files.ts';
import { kindsAt } from './desk.ts';
import { REQUEST } from './meeting/store.ts';

export const REQUEST_FILES = REQUEST;

async function concerns(db: Db, actor: Actor, requestId: string): Promise<boolean> {
  if (!isId(requestId)) return false;
  const { rows } = await sql`
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where r.id = ${requestId}::uuid and (r.student_id = ${actor.studentId}::uuid
      or (c.member_id = ${actor.memberId}::uuid and c.kind = any(${kindsAt(actor)}::text[])))`.execute(db);
  return rows.length > 0;
}

/** What was sent stays as it was sent. */
export const requestFileRights: FileRights = {
  canRead: (db, actor, requestId) => concerns(db, actor, requestId),
  canChange: async () => false,
  isSealed: true,
};
