import type { Tx } from '../../../platform/db/db.ts';

/** Everybody who wrote a part of a programme or asked for its approval: none of them decides about it. */
export async function insertAuthor(tx: Tx, programmeId: string, memberId: string): Promise<void> {
  await tx
    .insertInto('programme_author')
    .values({ programme_id: programmeId, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
