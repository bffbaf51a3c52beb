import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql } from 'kysely';

import { inForce } from '../../../../platform/db/in-force.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { isMeeting, termBegin } from '../../shared/held-meeting-sql.ts';

/** The line of the term shows so many days. */
export const DAYS_AHEAD = 28;
const MOST = 20;

export interface ComingRow {
  /** A request of the hour. */
  readonly id: string;
  readonly kind: CounsellingKind;
  readonly isStudent: boolean;
  /** The counsellor, or the first of the students. */
  readonly otherName: string;
  /** The student has asked for it and has no answer yet. */
  readonly isWaiting: boolean;
  /** Students of the hour. */
  readonly count: number;
  readonly beginsAt: Date;
}

/** Selects the agreed meetings of the coming weeks, and those a student asked for; an hour with several students is one. */
export function selectComingMeetings(
  db: Db,
  who: { memberId: string; studentId: string | null; now: Date; locale: Locale },
): Promise<ComingRow[]> {
  const { now } = who;
  const isAhead = sql`r.begins_at > ${now}::timestamptz
    and r.begins_at < ${now}::timestamptz + make_interval(days => ${sql.lit(DAYS_AHEAD)})`;
  return rowsOf<ComingRow>(db)`
    select r.id, c.kind, true as "isStudent", ${nameOf('m', who.locale)} as "otherName",
      r.status = 'WAITING' as "isWaiting", 1 as count, r.begins_at as "beginsAt"
    from counselling_request r join counsellor c on c.id = r.counsellor_id join member m on m.id = c.member_id
    where r.student_id = ${who.studentId}::uuid and ${isAhead}
      and (r.status = 'APPROVED' or r.status = 'WAITING' and c.kind <> 'LAW')
    union all
    select (array_agg(r.id order by r.id))[1], c.kind, false, (array_agg(${nameOf('m', who.locale)} order by r.id))[1],
      false, count(*)::int, r.begins_at
    from counsellor c join counselling_request r on r.counsellor_id = c.id
      join student s on s.id = r.student_id join member m on m.id = s.member_id
    where c.member_id = ${who.memberId}::uuid and r.status = 'APPROVED' and ${isAhead}
    group by r.slot_id, r.begins_at, c.kind
    order by "beginsAt", id limit ${sql.lit(MOST)}`;
}

/** Counts the students whom the person advises today, and those of them not met in this term. */
export async function countUnmet(
  db: Db,
  who: { memberId: string; today: string },
): Promise<{ unmet: number; all: number }> {
  const row = await firstOf<{ unmet: number; all: number }>(db)`
    select count(*)::int as "all", count(*) filter (where not exists (
        select from counselling_request r join counsellor c on c.id = r.counsellor_id
        where r.student_id = advised.student_id and c.member_id = ${who.memberId}::uuid and ${isMeeting('r')}
          and r.begins_at >= ${termBegin(who.today)}::timestamp at time zone 'Asia/Seoul'))::int as unmet
    from advisor_assignment advised
    where advised.advisor_id = ${who.memberId}::uuid and ${inForce('advised', sql`${who.today}`)}`;
  return row ?? { unmet: 0, all: 0 };
}
