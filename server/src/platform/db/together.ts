import { sql, type Expression } from 'kysely';

import type { Tx } from './pool.ts';

/**
 * Writes that do not look at each other, in one trip to the database instead of one each: each sees what was there before
 * all of them. Only statements that change something; the database does not run others here.
 */
export async function writeTogether(tx: Tx, writes: readonly Expression<unknown>[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, at) => sql`${sql.ref(`write_${at}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select`.execute(tx);
}
