import { sql } from 'kysely';

import { inForce } from '../../../../platform/db/in-force.ts';
import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';

export interface HandedCase {
  readonly id: string;
  readonly version: number;
  readonly studentMemberId: string;
}

export function countAdvisees(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from psych.application a
    where a.assigned_id = ${memberId}::uuid and a.status = any('{WAITING,APPROVED,IN_PROGRESS}')`;
}

/** Locks the open cases of a counsellor, in the order of their ids. */
export function lockAssigned(tx: Tx, memberId: string): Promise<HandedCase[]> {
  return rowsOf<HandedCase>(tx)`
    select a.id, a.version, s.member_id as "studentMemberId" from psych.application a join student s on s.id = a.student_id
    where a.assigned_id = ${memberId}::uuid and a.status = any('{WAITING,APPROVED,IN_PROGRESS}')
    order by a.id for update of a`;
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
  const row = await firstOf<{ id: string }>(db)`
    select m.id from member m
    where m.status = 'ACTIVE' and m.id <> ${asked.exceptId}::uuid and exists (
      select from member_duty held where held.member_id = m.id and held.duty_code = 'PSYCHOLOGICAL_COUNSELLOR'
        and ${inForce('held', sql`${asked.today}`)})
    order by (select count(*) from psych.application a
      where a.assigned_id = m.id and a.status = any('{WAITING,APPROVED,IN_PROGRESS}')), m.id
    limit 1`;
  return row?.id;
}
