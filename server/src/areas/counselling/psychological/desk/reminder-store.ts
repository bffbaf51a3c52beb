/** Which sessions somebody was reminded of, in the table of all counselling: an id, and nothing of the case. */
import { sql } from 'kysely';

import type { Tx } from '../../../../platform/db/db.ts';
import { dueWindow, type DueWindow } from '../../shared/reminder-window.ts';

const SESSION = 'psych.session';

/** Before a session; recording one is on the desk's own list. */
export const SESSION_REMINDERS = ['DAY', 'HOUR'] as const;
type SessionReminder = (typeof SESSION_REMINDERS)[number];

export interface DueSession {
  readonly id: string;
  readonly applicationId: string;
  readonly beginsAt: Date;
  readonly counsellorId: string;
  readonly studentMemberId: string;
}

/** Takes what is due and nobody has taken: it stays taken once the transaction commits. */
export async function claimDueSessions(
  tx: Tx,
  due: { kind: SessionReminder; window: DueWindow; now: Date; most: number },
): Promise<DueSession[]> {
  const { kind, window, now, most } = due;
  const { rows } = await sql<DueSession>`
    with due as (
      select n.id from psych.session n
      where n.status = 'BOOKED' and n.begins_at > ${window.from} and n.begins_at <= ${window.to}
        and not exists (select from counselling_reminder done
          where done.source = ${SESSION} and done.source_id = n.id and done.kind = ${kind})
      order by n.id limit ${most} for update of n skip locked
    ), claimed as (
      insert into counselling_reminder (source, source_id, kind, claimed_at)
      select ${SESSION}, due.id, ${kind}, ${now} from due on conflict do nothing returning source_id
    )
    select n.id, n.application_id as "applicationId", n.begins_at as "beginsAt", n.counsellor_id as "counsellorId",
      s.member_id as "studentMemberId"
    from claimed join psych.session n on n.id = claimed.source_id
    join psych.application a on a.id = n.application_id join student s on s.id = a.student_id order by n.id`.execute(
    tx,
  );
  return rows;
}

/** A session has a new hour: its reminders count anew, without those that would only repeat what is told now. */
export async function restartReminders(tx: Tx, of: { id: string; beginsAt: Date; now: Date }): Promise<void> {
  const told = SESSION_REMINDERS.filter((kind) => of.beginsAt <= dueWindow(kind, of.now).to);
  await sql`delete from counselling_reminder done where done.source = ${SESSION} and done.source_id = ${of.id}::uuid`.execute(
    tx,
  );
  await sql`insert into counselling_reminder (source, source_id, kind, claimed_at)
    select ${SESSION}, ${of.id}::uuid, told.kind, ${of.now} from unnest(${told}::text[]) as told(kind)`.execute(tx);
}
