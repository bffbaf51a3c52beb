/** Open requests that somebody has, as they go on with the end of a duty. */
import { sql, type RawBuilder } from 'kysely';

import type { Db, Tx } from '../../../platform/db/pool.ts';
import { isTaken } from '../correction/scope-sql.ts';

const takenBy = (memberId: string): RawBuilder<boolean> => isTaken({ memberId });

export async function countTaken(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from letter_correction c where ${takenBy(memberId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks what somebody has, in the order of the ids. */
export async function lockTaken(
  tx: Tx,
  memberId: string,
): Promise<{ id: string; studentMemberId: string; version: number }[]> {
  const { rows } = await sql<{ id: string; studentMemberId: string; version: number }>`
    select c.id, c.member_id as "studentMemberId", c.version from letter_correction c
    where ${takenBy(memberId)} order by c.id for update`.execute(tx);
  return rows;
}

/** Gives a request to the next person; null: back to the queue. */
export async function giveOn(
  tx: Tx,
  { id, nextId, at }: { readonly id: string; readonly nextId: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('letter_correction')
    .set((eb) => ({
      assignee_id: nextId,
      claimed_at: nextId === null ? null : at,
      version: eb('letter_correction.version', '+', 1),
    }))
    .where('letter_correction.id', '=', id)
    .execute();
}
