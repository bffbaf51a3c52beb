import { sql } from 'kysely';

import { inForce } from '../../../../platform/db/in-force.ts';
import type { Db, Tx } from '../../../../platform/db/pool.ts';

export interface HandedCase {
  readonly id: string;
  readonly version: number;
  readonly studentMemberId: string;
}

export async function countAdvisees(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from psych.application a
    where a.assigned_id = ${memberId}::uuid and a.status = any('{WAITING,APPROVED,IN_PROGRESS}')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks the open cases of a counsellor, in the order of their ids. */
export async function lockAssigned(tx: Tx, memberId: string): Promise<HandedCase[]> {
  const { rows } = await sql<HandedCase>`
    select a.id, a.version, s.member_id as "studentMemberId" from psych.application a join student s on s.id = a.student_id
    where a.assigned_id = ${memberId}::uuid and a.status = any('{WAITING,APPROVED,IN_PROGRESS}')
    order by a.id for update of a`.execute(tx);
  return rows;
}

export async function updateAssigned(tx: Tx, given: { readonly id: string; readonly nextId: string }): Promise<void> {
  await sql`update psych.application a set assigned_id = ${given.nextId}::uuid, version = a.version + 1
    where a.id = ${given.id}::uuid`.execute(tx);
}

/** Selects the other counsellor with the fewest open cases; undefined where there is none. */
export async function selectOptionalLeastBusy(
  db: Db,
  asked: { readonly exceptId: string; readonly today: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select m.id from member m
    where m.status = 'ACTIVE' and m.id <> ${asked.exceptId}::uuid and exists (
      select from member_duty held where held.member_id = m.id and held.duty_code = 'PSYCHOLOGICAL_COUNSELLOR'
        and ${inForce('held', sql`${asked.today}`)})
    order by (select count(*) from psych.application a
      where a.assigned_id = m.id and a.status = any('{WAITING,APPROVED,IN_PROGRESS}')), m.id
    limit 1`.execute(db);
  return rows[0]?.id;
}
