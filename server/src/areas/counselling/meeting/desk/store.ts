import { sql, type RawBuilder } from 'kysely';

import { firstOf, type Db } from '../../../../platform/db/db.ts';
import { isToRecord } from '../core/store.ts';

/** Counting stops here. */
const MOST_COUNTED = 100;

export interface ViewCounts {
  readonly answer: number;
  readonly upcoming: number;
  readonly record: number;
}

/** Counts the requests in each view of a desk. */
export async function countViews(db: Db, own: { memberId: string; kind: string }, now: Date): Promise<ViewCounts> {
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where c.member_id = ${own.memberId}::uuid and c.kind = ${own.kind} and r.ending is null and ${condition}
    limit ${sql.lit(MOST_COUNTED)}) bounded)`;
  const isAhead = (statuses: string) => sql`r.status = any(${statuses}::text[]) and r.begins_at > ${now}`;
  const row = await firstOf<ViewCounts>(db)`
    select ${count(isAhead('{WAITING}'))} as answer, ${count(isAhead('{APPROVED,AVAILABLE}'))} as upcoming,
      ${count(isToRecord(now))} as record`;
  return row ?? { answer: 0, upcoming: 0, record: 0 };
}
