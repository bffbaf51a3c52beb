/** One row held until the transaction ends and read only then, so that what was read is what stands there. */
import { sql } from 'kysely';

import type { Tx } from '../../platform/db/pool.ts';

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

/** What `read` finds once nobody else can change it; who may see it is in `read`. */
export async function heldRow<Row>(
  tx: Tx,
  { table, id }: Held,
  read: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  await sql`select from ${sql.table(table)} held where held.id = ${id}::uuid for update`.execute(tx);
  return read();
}
