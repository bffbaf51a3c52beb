import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { type MeetingRow, REQUEST } from './core/store.ts';
import type { DueWindow, ReminderKind } from '../shared/reminder-window.ts';

export type DueRow = Pick<MeetingRow, 'id' | 'slotId' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'version'>;

/** Claims due rows; they stay claimed once the transaction commits. Rows locked by others wait for the next round. */
export function claimDue(
  tx: Tx,
  due: { kind: ReminderKind; window: DueWindow; now: Date; most: number },
): Promise<DueRow[]> {
  const { kind, window, now, most } = due;
  const isEarly =
    window.agreedAheadMs === null
      ? sql`true`
      : sql`not exists (select from status_change h where h.entity = ${REQUEST} and h.entity_id = r.id
          and h.to_status = 'APPROVED' and h.at > r.begins_at - make_interval(secs => ${window.agreedAheadMs / 1000}))`;
  return rowsOf<DueRow>(tx)`
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
    join counsellor c on c.id = r.counsellor_id join student s on s.id = r.student_id order by r.id`;
}

export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await sql`delete from counselling_reminder where claimed_at < ${before}`.execute(db);
}
