import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface DueReminder {
  readonly sessionId: string;
  readonly beginsAt: Date;
  readonly traineeId: string;
  readonly memberId: string;
  readonly programmeId: string;
  readonly typeCode: ProgrammeType;
}

/**
 * Claims sessions that begin within a day for people whose place was confirmed before that; they stay claimed once the
 * transaction commits, and two processes never claim the same. A session that has moved is claimed anew.
 */
export function claimDue(tx: Tx, { now, most }: { readonly now: Date; readonly most: number }): Promise<DueReminder[]> {
  return rowsOf<DueReminder>(tx)`
    with due as (
      select s.id as session_id, t.id as trainee_id, s.begins_at from programme_session s
      join trainee t on t.programme_id = s.programme_id and t.status = 'CONFIRM'
      where s.begins_at > ${now}::timestamptz + interval '1 hour' and s.begins_at <= ${now}::timestamptz + interval '1 day'
        and t.confirmed_at <= s.begins_at - interval '1 day'
        and not exists (select from session_reminder done
          where done.session_id = s.id and done.trainee_id = t.id and done.begins_at = s.begins_at)
      order by s.begins_at, t.id limit ${sql.lit(most)}),
    claimed as (
      insert into session_reminder (session_id, trainee_id, begins_at, claimed_at)
      select due.session_id, due.trainee_id, due.begins_at, ${now} from due on conflict do nothing
      returning session_reminder.session_id, session_reminder.trainee_id, session_reminder.begins_at)
    select claimed.session_id as "sessionId", claimed.begins_at as "beginsAt", claimed.trainee_id as "traineeId", t.member_id as "memberId",
      t.programme_id as "programmeId", p.type_code as "typeCode"
    from claimed join trainee t on t.id = claimed.trainee_id join programme p on p.id = t.programme_id
    order by claimed.trainee_id`;
}

export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await sql`delete from session_reminder where session_reminder.claimed_at < ${before}`.execute(db);
}
