import { sql, type Expression } from 'kysely';

import type { Tx } from './db.ts';

/**
 * Sends independent writes in one trip to the database: each sees the state before all of them. Only statements that
 * change something; the database does not run others here.
 */
export async function writeTogether(tx: Tx, writes: readonly Expression<unknown>[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, at) => sql`${sql.ref(`write_${at}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select`.execute(tx);
}
