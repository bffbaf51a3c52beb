/**
 * Comparing names without reading them: each is kept as a digest under one key, which lies wrapped like all others.
 */
import type { Tx } from '../../../platform/db/db.ts';
import type { DataKey, Sealing } from '../../../platform/sealing/sealing.ts';
import { insertRegisterKey, lockRegister, selectOptionalRegisterKey } from './register-store.ts';
import { normalizeName } from './rules.ts';

async function readKey(tx: Tx, { sealing, now }: { sealing: Sealing; now: Date }): Promise<DataKey> {
  const known = await selectOptionalRegisterKey(tx);
  if (known !== undefined) return sealing.readKey(tx, known);
  // This happens once in the life of a portal; a second request at the same time waits.
  await lockRegister(tx);
  const there = await selectOptionalRegisterKey(tx);
  if (there !== undefined) return sealing.readKey(tx, there);
  const made = await sealing.makeKey(tx, now);
  await insertRegisterKey(tx, made.id);
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
