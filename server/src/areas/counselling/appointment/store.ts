import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { MeetingRow } from '../meeting/store.ts';
import { REQUEST } from '../meeting/store.ts';
import type { DueWindow, ReminderKind, Standing } from './rules.ts';

export interface AppointmentRow extends Standing {
  /** The first of those that it was moved from. */
  readonly rootId: string;
  /** Rises with each step of all of them. */
  readonly sequence: number;
  readonly beginsAt: Date;
  readonly channel: string;
  readonly place: string | null;
  readonly kind: MeetingRow['kind'];
  readonly isCounsellor: boolean;
}

/** Undefined for whoever is neither of the two. */
export async function selectOptionalAppointment(
  db: Db,
  asked: { id: string; memberId: string },
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    with recursive chain as (
      select r.id, r.rescheduled_from, r.version, 1 as depth from counselling_request r where r.id = ${asked.id}::uuid
      union all
      select r.id, r.rescheduled_from, r.version, chain.depth + 1 from counselling_request r
        join chain on r.id = chain.rescheduled_from where chain.depth < 20)
    select r.status, r.ending, r.begins_at as "beginsAt", r.channel, coalesce(slot.place, c.place) as place, c.kind,
      c.member_id = ${asked.memberId}::uuid as "isCounsellor",
      (select chain.id from chain order by chain.depth desc limit 1) as "rootId",
      (select sum(chain.version)::int from chain) as sequence,
      exists (select from status_change h join chain on chain.id = h.entity_id
        where h.entity = ${REQUEST} and h.to_status = 'APPROVED') as "wasAgreed"
    from counselling_request r join counselling_slot slot on slot.id = r.slot_id
    join counsellor c on c.id = r.counsellor_id join student s on s.id = r.student_id
    where r.id = ${asked.id}::uuid and ${asked.memberId}::uuid = any(array[c.member_id, s.member_id])`.execute(db);
  return rows[0];
}

export type DueRow = Pick<MeetingRow, 'id' | 'slotId' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'version'>;

/**
 * Takes what is due and nobody has taken: it stays taken once the transaction commits. What somebody has in hand waits for
 * the next round.
 */
export async function claimDue(
  tx: Tx,
  due: { kind: ReminderKind; window: DueWindow; now: Date; most: number },
): Promise<DueRow[]> {
  const { kind, window, now, most } = due;
  const isEarly =
    window.agreedAheadMs === null
      ? sql`true`
      : sql`not exists (select from status_change h where h.entity = ${REQUEST} and h.entity_id = r.id
          and h.to_status = 'APPROVED' and h.at > r.begins_at - make_interval(secs => ${window.agreedAheadMs / 1000}))`;
  const { rows } = await sql<DueRow>`
    with due as (
      select r.id from counselling_request r
      where r.status = 'APPROVED' and r.begins_at > ${window.from} and r.begins_at <= ${window.to} and ${isEarly}
        and not exists (select from counselling_reminder done
          where done.source = ${REQUEST} and done.source_id = r.id and done.kind = ${kind})
      order by r.id limit ${most} for update of r skip locked
    ), claimed as (
      insert into counselling_reminder (source, source_id, kind, claimed_at)
      select ${REQUEST}, due.id, ${kind}, ${now} from due on conflict do nothing returning source_id
    )
    select r.id, r.slot_id as "slotId", r.version, c.kind, c.member_id as "counsellorMemberId",
      s.member_id as "studentMemberId"
    from claimed join counselling_request r on r.id = claimed.source_id
    join counsellor c on c.id = r.counsellor_id join student s on s.id = r.student_id order by r.id`.execute(tx);
  return rows;
}

export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await sql`delete from counselling_reminder where claimed_at < ${before}`.execute(db);
}
