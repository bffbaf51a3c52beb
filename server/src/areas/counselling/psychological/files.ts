/** The sheets of consents on paper: read by whoever reads the case, and by managers once consent is withdrawn. */
import { sql } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { noteConfidentialReading } from '../confidential.ts';

export const PSYCH_PAPER = 'psych_paper';

async function concerns(db: Db, actor: Actor, applicationId: string): Promise<boolean> {
  if (!isId(applicationId) || !actor.rights.may('CNS_PSY', 'R')) return false;
  const isManager = actor.rights.hasNamed('PSCHMNG');
  const { rows } = await sql`
    select from psych.application a where a.id = ${applicationId}::uuid and a.destroyed_at is null
      and (${isManager}::boolean or (a.assigned_id = ${actor.memberId}::uuid and a.withdrawn_at is null))`.execute(db);
  return rows.length > 0;
}

async function noteReading(ctx: CallContext<Actor>, applicationId: string): Promise<void> {
  const { rows } = await sql<{ memberId: string }>`
    select s.member_id as "memberId" from psych.application a join student s on s.id = a.student_id
    where a.id = ${applicationId}::uuid`.execute(ctx.db);
  await noteConfidentialReading(
    ctx,
    rows.map((row) => row.memberId),
  );
}

/** A sheet that was signed stays as it is. */
export const psychPaperRights: FileRights = {
  canRead: concerns,
  canChange: async () => false,
  isSealed: true,
  noteReading,
};
