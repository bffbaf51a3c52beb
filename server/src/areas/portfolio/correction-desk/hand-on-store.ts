/** Open requests that somebody has, as they go on with the end of a duty. */
import { type RawBuilder } from 'kysely';

import { countOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { isTaken } from '../correction/scope-sql.ts';

const takenBy = (memberId: string): RawBuilder<boolean> => isTaken({ memberId });

export function countTaken(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from letter_correction c where ${takenBy(memberId)}`;
}

/** Locks what somebody has, in the order of the ids. */
export function lockTaken(
  tx: Tx,
  memberId: string,
): Promise<{ id: string; studentMemberId: string; version: number }[]> {
  return rowsOf<{ id: string; studentMemberId: string; version: number }>(tx)`
    select c.id, c.member_id as "studentMemberId", c.version from letter_correction c
    where ${takenBy(memberId)} order by c.id for update`;
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
