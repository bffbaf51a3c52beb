import { firstOf, type Db } from '../../../../platform/db/db.ts';
import type { MeetingRow } from '../core/store.ts';
import { REQUEST } from '../core/store.ts';
import type { Standing } from './rules.ts';

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

/** Selects the appointment for one of its two sides; undefined for anybody else. */
export function selectOptionalAppointment(
  db: Db,
  asked: { id: string; memberId: string },
): Promise<AppointmentRow | undefined> {
  return firstOf<AppointmentRow>(db)`
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
    where r.id = ${asked.id}::uuid and ${asked.memberId}::uuid = any(array[c.member_id, s.member_id])`;
}
