import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../../platform/db/db.ts';

export interface FeedRow {
  readonly id: string;
  readonly sequence: number;
  readonly beginsAt: Date;
}

/** Nobody has more in so many months. */
const MOST = 2000;

/** Selects the person's agreed meetings, on either side; an hour with several students is one. */
export function selectAppointments(db: Db, asked: { memberId: string; from: Date; to: Date }): Promise<FeedRow[]> {
  const { memberId, from, to } = asked;
  return rowsOf<FeedRow>(db)`
    select own.slot_id as id, max(own.version)::int as sequence, own.begins_at as "beginsAt" from (
      select r.slot_id, r.version, r.begins_at from counselling_request r
        join student s on s.id = r.student_id where s.member_id = ${memberId}::uuid
        and r.status = any('{APPROVED,COMPLETED}') and r.begins_at between ${from} and ${to}
      union all
      select r.slot_id, r.version, r.begins_at from counselling_request r
        join counsellor c on c.id = r.counsellor_id where c.member_id = ${memberId}::uuid
        and r.status = any('{APPROVED,COMPLETED}') and r.begins_at between ${from} and ${to}
    ) own group by own.slot_id, own.begins_at order by own.begins_at limit ${sql.lit(MOST)}`;
}
