/**
 * Takes away what has run out: proofs, slowed sign-ins, counted calls, kept outcomes of writes, sessions.
 */
import { sql } from 'kysely';

import type { Db } from '../db/db.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 1_000;

/** How long after its moment a row may go; by table, with the column that says the moment. */
const LIVES = [
  { table: 'single_use', column: 'expires_at', ms: 0 },
  { table: 'member_change', column: 'expires_at', ms: 0 },
  { table: 'sign_in_throttle', column: 'updated_at', ms: 24 * HOUR_MS },
  { table: 'sign_in_address', column: 'ends_at', ms: 0 },
  { table: 'rate_window', column: 'window_start', ms: HOUR_MS },
  { table: 'idempotency_key', column: 'created_at', ms: 24 * HOUR_MS },
  // As long as its person sees the sign-ins that opened sessions (docs/specification.md §4).
  { table: 'session', column: 'token_expires_at', ms: 90 * DAY_MS },
] as const;

export type Swept = Readonly<Record<(typeof LIVES)[number]['table'], number>>;

/** Deletes in small batches, so that nobody waits long for a row; returns how many rows went, by table. */
export async function sweepSessions(db: Db, now: Date, batch = BATCH): Promise<Swept> {
  const swept = {
    single_use: 0,
    member_change: 0,
    sign_in_throttle: 0,
    sign_in_address: 0,
    rate_window: 0,
    idempotency_key: 0,
    session: 0,
  };
  for (const life of LIVES) {
    const before = new Date(now.getTime() - life.ms);
    let gone: number;
    do {
      gone = await deleteBatch(db, { ...life, before, batch });
      swept[life.table] += gone;
    } while (gone === batch);
  }
  return swept;
}

interface Batch {
  readonly table: string;
  readonly column: string;
  readonly before: Date;
  readonly batch: number;
}

/** Deletes a batch; compares the time twice, because a row may be renewed between being found and being deleted. */
async function deleteBatch(db: Db, { table, column, before, batch }: Batch): Promise<number> {
  const moment = sql.ref(`${table}.${column}`);
  const result = await sql`
    delete from ${sql.table(table)}
    where ${moment} <= ${before} and ${sql.ref(`${table}.ctid`)} = any(array(
      select ${sql.ref(`${table}.ctid`)} from ${sql.table(table)}
      where ${moment} <= ${before} limit ${batch} for update skip locked))`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
