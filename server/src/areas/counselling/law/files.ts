/** Files of a case: read by its student and by law counsellors. */
import { sql } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { noteConfidentialReading } from '../confidential.ts';

async function concerns(db: Db, actor: Actor, caseId: string): Promise<boolean> {
  if (!isId(caseId)) return false;
  if (actor.rights.may('CNS_LAW', 'RR')) return true;
  const { rows } = await sql`
    select from law_case l where l.id = ${caseId}::uuid and l.student_id = ${actor.studentId}::uuid`.execute(db);
  return rows.length > 0;
}

async function noteReading(ctx: CallContext<Actor>, caseId: string): Promise<void> {
  const { rows } = await sql<{ memberId: string }>`
    select s.member_id as "memberId" from law_case l join student s on s.id = l.student_id
    where l.id = ${caseId}::uuid`.execute(ctx.db);
  await noteConfidentialReading(
    ctx,
    rows.map((row) => row.memberId),
  );
}

/** What was sent stays as it was sent. */
export const lawFileRights: FileRights = {
  canRead: concerns,
  canChange: async () => false,
  isSealed: true,
  noteReading,
};
