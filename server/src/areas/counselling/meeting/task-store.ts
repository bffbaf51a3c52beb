/** Requests and confirmations that are overdue. */
import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { MeetingRow } from './core/store.ts';

export type Expired = Pick<
  MeetingRow,
  'id' | 'slotId' | 'version' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'status' | 'rescheduledFrom'
>;

/** Closes confirmations that were asked for before then, a bounded number at a time. */
export async function closeOverdue(db: Db, before: Date, most: number): Promise<void> {
  await sql`
    update counselling_request r set confirmation = 'UNCONFIRMED', version = r.version + 1
    where r.id = any(array(select late.id from counselling_request late
      where late.confirmation = 'WAITING' and coalesce(late.corrected_at, late.outcome_at) < ${before}
      order by late.id limit ${sql.lit(most)} for update skip locked))`.execute(db);
}

/** Selects requests and invitations whose hour has begun without an answer. */
export async function selectUnanswered(db: Db, now: Date, most: number): Promise<Pick<Expired, 'id' | 'slotId'>[]> {
  const { rows } = await sql<{ id: string; slotId: string }>`
    select r.id, r.slot_id as "slotId" from counselling_request r
    where r.status in ('AVAILABLE', 'WAITING') and r.ending is null and r.begins_at <= ${now}
    order by r.begins_at, r.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Locks the slot and then the request; undefined where it was answered in the meantime. */
export async function lockOptionalUnanswered(
  tx: Tx,
  due: Pick<Expired, 'id' | 'slotId'>,
): Promise<Expired | undefined> {
  await sql`select from counselling_slot slot where slot.id = ${due.slotId}::uuid for update`.execute(tx);
  const { rows } = await sql<Expired>`
    select r.id, r.slot_id as "slotId", r.version, r.status, c.kind, c.member_id as "counsellorMemberId",
      s.member_id as "studentMemberId", r.rescheduled_from as "rescheduledFrom"
    from counselling_request r join counsellor c on c.id = r.counsellor_id join student s on s.id = r.student_id
    where r.id = ${due.id}::uuid and r.status in ('AVAILABLE', 'WAITING') and r.ending is null for update of r`.execute(
    tx,
  );
  return rows[0];
}
