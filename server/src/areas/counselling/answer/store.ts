import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';

/** Counting stops here. */
const MOST_COUNTED = 100;

export interface ViewCounts {
  readonly answer: number;
  readonly upcoming: number;
  readonly record: number;
}

/** How many wait in each view of a desk. */
export async function countViews(db: Db, own: { memberId: string; kind: string }, now: Date): Promise<ViewCounts> {
  const count = (status: string, isAhead: boolean) => sql`(select count(*)::int from (
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where c.member_id = ${own.memberId}::uuid and c.kind = ${own.kind} and r.status = ${status}
      and (r.begins_at > ${now}) = ${isAhead}::boolean limit ${sql.lit(MOST_COUNTED)}) bounded)`;
  const { rows } = await sql<ViewCounts>`
    select ${count('WAITING', true)} as answer, ${count('APPROVED', true)} as upcoming,
      ${count('APPROVED', false)} as record`.execute(db);
  return rows[0] ?? { answer: 0, upcoming: 0, record: 0 };
}
