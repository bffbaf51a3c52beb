/** Cases as the home shows them: no names, and nothing that is sealed. */
import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

const MOST = 5;
const DAYS_AHEAD = 28;

export interface WaitingRow {
  readonly id: string;
  readonly status: 'WAITING' | 'APPROVED' | 'IN_PROGRESS';
  readonly source: 'STUDENT' | 'ON_BEHALF' | 'REFERRAL';
  readonly level: number;
  readonly since: Date;
}

/** Selects cases without a counsellor for managers, and the counsellor's own without a next session. */
export function selectWaitingCases(db: Db, who: { memberId: string; isManager: boolean }): Promise<WaitingRow[]> {
  return rowsOf<WaitingRow>(db)`
    select a.id, a.status, a.source, a.level, a.applied_at as since from psych.application a
    where (${who.isManager}::boolean and a.status = 'WAITING')
      or (a.assigned_id = ${who.memberId}::uuid and a.status = any('{APPROVED,IN_PROGRESS}') and a.withdrawn_at is null
        and not exists (select from psych.session n where n.application_id = a.id and n.status = 'BOOKED'))
    order by a.status <> 'WAITING', a.level desc, a.applied_at, a.id limit ${sql.lit(MOST)}`;
}

export interface SessionAheadRow {
  readonly id: string;
  readonly applicationId: string;
  readonly isStudent: boolean;
  readonly beginsAt: Date;
}

/** Selects the booked sessions of the coming weeks, on either side. */
export function selectSessionsAhead(
  db: Db,
  who: { memberId: string; studentId: string | null; now: Date },
): Promise<SessionAheadRow[]> {
  const isAhead = sql`n.status = 'BOOKED' and n.begins_at > ${who.now}::timestamptz
    and n.begins_at < ${who.now}::timestamptz + make_interval(days => ${sql.lit(DAYS_AHEAD)})`;
  return rowsOf<SessionAheadRow>(db)`
    select n.id, n.application_id as "applicationId", true as "isStudent", n.begins_at as "beginsAt"
    from psych.application a join psych.session n on n.application_id = a.id
    where a.student_id = ${who.studentId}::uuid and ${isAhead}
    union all
    select n.id, n.application_id, false, n.begins_at from psych.session n
    where n.counsellor_id = ${who.memberId}::uuid and ${isAhead}
    order by "beginsAt", id limit 20`;
}

export interface SessionWeekRow {
  /** Its Monday. */
  readonly week: string;
  readonly bookedCount: number;
  readonly heldCount: number;
}

/** Counts the sessions of the weeks between two days: the counsellor's own, or for managers those of the centre. */
export function selectSessionWeeks(
  db: Db,
  asked: { memberId: string; isManager: boolean; from: string; to: string },
): Promise<SessionWeekRow[]> {
  return rowsOf<SessionWeekRow>(db)`
    select date_trunc('week', n.begins_at at time zone 'Asia/Seoul')::date::text as week,
      (count(*) filter (where n.status = any('{BOOKED,HELD}')))::int as "bookedCount",
      (count(*) filter (where n.status = 'HELD'))::int as "heldCount"
    from psych.session n
    where n.begins_at >= ${asked.from}::timestamp at time zone 'Asia/Seoul'
      and n.begins_at < ${asked.to}::timestamp at time zone 'Asia/Seoul'
      and (${asked.isManager}::boolean or n.counsellor_id = ${asked.memberId}::uuid)
    group by week`;
}
