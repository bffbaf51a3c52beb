/**
 * Comparing names without reading them: each is kept as a digest under one key, which lies wrapped like all others.
 */
import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { DataKey, Sealing } from '../../../platform/sealing/sealing.ts';
import { normalizeName } from './rules.ts';

async function selectKeyId(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('law_register').select('law_register.data_key_id as id').executeTakeFirst();
  return row?.id;
}

async function readKey(tx: Tx, { sealing, now }: { sealing: Sealing; now: Date }): Promise<DataKey> {
  const known = await selectKeyId(tx);
  if (known !== undefined) return sealing.readKey(tx, known);
  // Once in the life of a portal: whoever comes at the same time waits.
  await sql`lock table law_register in share row exclusive mode`.execute(tx);
  const there = await selectKeyId(tx);
  if (there !== undefined) return sealing.readKey(tx, there);
  const made = await sealing.makeKey(tx, now);
  await tx.insertInto('law_register').values({ id: 1, data_key_id: made.id }).execute();
  return made;
}

/** The digest of a name; null for a name of nothing that could be compared. */
export function digestName(key: Pick<DataKey, 'digest'>, name: string): string | null {
  const plain = normalizeName(name);
  return plain === '' ? null : key.digest('name', plain);
}

export async function digestNames(
  tx: Tx,
  by: { sealing: Sealing; now: Date },
  names: { opponent: string; client: readonly string[] },
): Promise<{ opponentDigest: string | null; clientDigests: string[] }> {
  const key = await readKey(tx, by);
  return {
    opponentDigest: digestName(key, names.opponent),
    clientDigests: names.client.flatMap((name) => digestName(key, name) ?? []),
  };
}
