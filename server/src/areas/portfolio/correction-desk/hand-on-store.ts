/** Open requests that somebody has, as they go on with the end of a duty. */
import { type RawBuilder } from 'kysely';

import { countOf, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { isTaken } from '../correction/scope-sql.ts';

const takenBy = (memberId: string): RawBuilder<boolean> => isTaken({ memberId });

export function countTaken(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from letter_correction c where ${takenBy(memberId)}`;
}

/** Selects what somebody has, in the order of the ids. */
export function selectTaken(tx: Tx, memberId: string): Promise<string[]> {
  return idsOf(tx)`select c.id from letter_correction c where ${takenBy(memberId)} order by c.id`;
}
