/** Locks students, and writes who advises them from when to when. */
import { sql } from 'kysely';

import { idsOf, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/db/id.ts';
import { inScope, type AdvisorScope } from './scope-sql.ts';
import { selectLastAdvisors, type LastRow } from './store.ts';

export interface HeldRow {
  readonly studentId: string;
  readonly memberId: string;
  readonly last: LastRow | undefined;
}

/** Locks the students in scope in the order of their ids, and reads them only then, as an earlier holder left them. */
export async function lockHeld(tx: Tx, studentIds: readonly string[], scope: AdvisorScope): Promise<HeldRow[]> {
  const mine = await rowsOf<{ studentId: string; memberId: string }>(tx)`
    select s.id as "studentId", s.member_id as "memberId" from student s join member sm on sm.id = s.member_id
    where s.id = any(${[...studentIds]}::uuid[]) and ${inScope(scope)} order by s.id for update of s`;
  const last = await selectLastAdvisors(
    tx,
    mine.map(({ studentId }) => studentId),
  );
  return mine.map((one) => ({ ...one, last: last.get(one.studentId) }));
}

export interface NewAssignment {
  readonly id: string;
  readonly student_id: string;
  readonly advisor_id: string | undefined;
  readonly begins_on: string | undefined;
  readonly reason: string | undefined;
  readonly previous_id: string | null;
}

/** Ends the open assignments the day before the new ones begin, and inserts these. */
export async function replaceAssignments(
  tx: Tx,
  made: readonly NewAssignment[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(made)}::json)
    as given(id uuid, student_id uuid, advisor_id uuid, begins_on date, reason text, previous_id uuid)`;
  await sql`update advisor_assignment held set ends_on = given.begins_on - 1 from ${given}
    where held.id = given.previous_id and held.ends_on is null`.execute(tx);
  await sql`
    insert into advisor_assignment (id, student_id, advisor_id, begins_on, reason, previous_id, created_at, made_by)
    select given.id, given.student_id, given.advisor_id, given.begins_on, given.reason, given.previous_id,
      ${at}, ${by}::uuid
    from ${given}`.execute(tx);
}

/** Gives advisors the type of a supervising professor where they lack it, and returns those who did. */
export function insertSupervisors(tx: Tx, advisorIds: readonly string[], today: string): Promise<string[]> {
  const given = JSON.stringify(advisorIds.map((advisorId) => ({ id: newId(), advisor_id: advisorId })));
  return idsOf(tx)`
    insert into member_type (id, member_id, type_code, begins_on)
    select given.id, given.advisor_id, 'SUPERVISING_PROFESSOR', ${today}::date
    from json_to_recordset(${given}::json) as given(id uuid, advisor_id uuid)
    where not exists (select from member_type held where held.member_id = given.advisor_id
      and held.type_code = 'SUPERVISING_PROFESSOR' and (held.ends_on is null or held.ends_on >= ${today}::date))
    returning member_id as id`;
}

/** Ends assignments that are open, so that their students have no advisor from that day on. */
export async function endAssignments(
  tx: Tx,
  ids: readonly string[],
  { endOn, reason, by }: { endOn: string; reason: string; by: string },
): Promise<void> {
  await sql`
    update advisor_assignment held set ends_on = ${endOn}::date - 1, end_reason = ${reason},
      ended_by = ${by}::uuid
    where held.id = any(${[...ids]}::uuid[]) and held.ends_on is null`.execute(tx);
}
