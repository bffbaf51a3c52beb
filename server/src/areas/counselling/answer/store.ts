import type { MeetingOutcome } from '@naru/contract/areas/counselling/correction-words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Db, Tx } from '../../../platform/db/pool.ts';
import { isToRecord } from '../meeting/store.ts';

/** Counting stops here. */
const MOST_COUNTED = 100;

export interface ViewCounts {
  readonly answer: number;
  readonly upcoming: number;
  readonly record: number;
}

/**
 * What the student said was of the outcome before. Of one that was entered afterwards they are asked anew when the counsellor
 * says again that it took place; where the department says so, it counts as confirmed.
 */
export async function settleDispute(
  tx: Tx,
  { id, to, by }: { id: string; to: MeetingOutcome; by: 'COUNSELLOR' | 'STAFF' },
): Promise<void> {
  const ofEntered = to === 'ABSENT' ? 'NONE' : by === 'STAFF' ? 'CONFIRMED' : 'WAITING';
  await sql`update counselling_request set confirmation = case source when 'POST_HOC' then ${ofEntered} else 'NONE' end
    where id = ${id}::uuid`.execute(tx);
}

/** How many wait in each view of a desk. */
export async function countViews(db: Db, own: { memberId: string; kind: string }, now: Date): Promise<ViewCounts> {
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where c.member_id = ${own.memberId}::uuid and c.kind = ${own.kind} and r.ending is null and ${condition}
    limit ${sql.lit(MOST_COUNTED)}) bounded)`;
  const isAhead = (statuses: string) => sql`r.status = any(${statuses}::text[]) and r.begins_at > ${now}`;
  const { rows } = await sql<ViewCounts>`
    select ${count(isAhead('{WAITING}'))} as answer, ${count(isAhead('{APPROVED,AVAILABLE}'))} as upcoming,
      ${count(isToRecord(now))} as record`.execute(db);
  return rows[0] ?? { answer: 0, upcoming: 0, record: 0 };
}
