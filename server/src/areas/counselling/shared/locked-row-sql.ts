/** A row that is locked until the transaction ends and read only then, so that the result is current. */
import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/db.ts';

interface Held {
  readonly table:
    | 'advisor_request'
    | 'counselling_referral'
    | 'counselling_request'
    | 'law_case'
    | 'psych.application'
    | 'psych.referral';
  readonly id: string;
}

/** Locks the row, then returns what `read` finds; `read` checks who may see it. */
export async function heldRow<Row>(
  tx: Tx,
  { table, id }: Held,
  read: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  await sql`select from ${sql.table(table)} held where held.id = ${id}::uuid for update`.execute(tx);
  return read();
}
