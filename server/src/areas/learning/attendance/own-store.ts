/** How somebody stands in the sessions of a programme. */
import type { AttendanceMethod } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { writtenOf } from '../core/written-sql.ts';

export interface OwnMark {
  readonly traineeId: string;
  readonly status: AttendanceStatus | null;
  readonly method: AttendanceMethod | null;
  readonly waits: boolean;
  readonly at: Date | null;
  readonly attendedCount: number;
}

interface Asked {
  readonly sessionId: string;
  readonly memberId: string;
}

/** Selects the mark of a person in a session; undefined for somebody without a confirmed place. */
export function selectOptionalMark(db: Db, { sessionId, memberId }: Asked): Promise<OwnMark | undefined> {
  return firstOf<OwnMark>(db)`
    select t.id as "traineeId", a.status, a.method, coalesce(a.waits, false) as waits, a.at, (
      select count(*)::int from attendance came where came.trainee_id = t.id and came.status in ('PRESENT', 'LATE')
        and not came.waits) as "attendedCount"
    from programme_session s join trainee t on t.programme_id = s.programme_id and t.status = 'CONFIRM'
      and t.member_id = ${memberId}::uuid
    left join attendance a on a.session_id = s.id and a.trainee_id = t.id
    where s.id = ${sessionId}::uuid`;
}

export interface OwnSessionRow {
  readonly sessionId: string;
  readonly number: number;
  readonly title: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly teacherName: string;
  readonly closedAt: Date | null;
  readonly status: AttendanceStatus | null;
  readonly waits: boolean;
  readonly at: Date | null;
  readonly note: string;
  readonly leastRate: number;
}

export function selectOwnSessions(
  db: Db,
  {
    programmeId,
    memberId,
    locale,
  }: { readonly programmeId: string; readonly memberId: string; readonly locale: Locale },
): Promise<OwnSessionRow[]> {
  return rowsOf<OwnSessionRow>(db)`
    select s.id as "sessionId", s.number, ${writtenOf('s', 'title', locale)} as title, s.begins_at as "beginsAt",
      s.ends_at as "endsAt", ${writtenOf('s', 'place', locale)} as place,
      s.teacher_name as "teacherName", s.closed_at as "closedAt", a.status, coalesce(a.waits, false) as waits, a.at,
      coalesce(a.note, '') as note, p.least_attendance as "leastRate"
    from trainee t join programme p on p.id = t.programme_id join programme_session s on s.programme_id = p.id
    left join attendance a on a.session_id = s.id and a.trainee_id = t.id
    where t.programme_id = ${programmeId}::uuid and t.member_id = ${memberId}::uuid and t.status = 'CONFIRM'
    order by s.number`;
}
