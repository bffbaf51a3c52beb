/**
 * Rewraps data keys with the newest master key; the texts that they seal stay. Then older masters can leave the ring.
 */
import { sql, type Kysely } from 'kysely';

import type { DB } from '../db/schema.gen.ts';
import { openBytes, readRing, sealBytes } from './ring.ts';

const BATCH = 500;

/**
 * Rotates batch after batch, each in its own transaction; after an interruption it continues there. Returns how many.
 */
export async function rotateKeys(db: Kysely<DB>, keys: string): Promise<number> {
  const ring = readRing(keys);
  const newest = [...ring][0];
  if (!newest) throw new Error('There is no master key.');
  let rotated = 0;
  for (let count = BATCH; count === BATCH; rotated += count) count = await rotateBatch(db, ring, newest);
  return rotated;
}

function rotateBatch(
  db: Kysely<DB>,
  ring: ReadonlyMap<string, Buffer>,
  [master, masterKey]: readonly [string, Buffer],
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; master: string; wrapped: string }>`
      select k.id, k.master, k.wrapped from data_key k where k.master <> ${master}
      order by k.id limit ${sql.lit(BATCH)} for update`.execute(tx);
    const wrapped = rows.map((row) => {
      const old = ring.get(row.master);
      if (!old) throw new Error(`NARU_KEYS has no key ${row.master}, which wraps data.`);
      return sealBytes(masterKey, openBytes(old, row.wrapped, row.id), row.id);
    });
    await sql`
      update data_key set master = ${master}, wrapped = given.wrapped
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${wrapped}::text[]) as given(id, wrapped)
      where data_key.id = given.id`.execute(tx);
    return rows.length;
  });
}
