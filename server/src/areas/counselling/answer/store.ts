import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/pool.ts';

/** Counting stops here. */
const MOST_COUNTED = 100;

export interface ViewCounts {
  readonly answer: number;
  readonly upcoming: number;
  readonly record: number;
}

/** What the student disputed was corrected; one entered afterwards keeps their word. */
export async function settleDispute(tx: Tx, requestId: string): Promise<void> {
  await sql`update counselling_request set confirmation = 'NONE'
    where id = ${requestId}::uuid and source <> 'POST_HOC'`.execute(tx);
}

/** How many wait in each view of a desk. */
export async function countViews(db: Db, own: { memberId: string; kind: string }, now: Date): Promise<ViewCounts> {
  const count = (statuses: string, isAhead: boolean) => sql`(select count(*)::int from (
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where c.member_id = ${own.memberId}::uuid and c.kind = ${own.kind} and r.status = any(${statuses}::text[]) and r.ending is null
      and (r.begins_at > ${now}) = ${isAhead}::boolean limit ${sql.lit(MOST_COUNTED)}) bounded)`;
  const { rows } = await sql<ViewCounts>`
    select ${count('{WAITING}', true)} as answer, ${count('{APPROVED,AVAILABLE}', true)} as upcoming,
      ${count('{APPROVED}', false)} as record`.execute(db);
  return rows[0] ?? { answer: 0, upcoming: 0, record: 0 };
}
