import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/db.ts';
import type { KeyAlgorithm, PublicPart } from './did.ts';

export interface KeyRow {
  readonly id: string;
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: PublicPart;
  readonly retiredAt: Date | null;
}

export interface SealedKey {
  readonly id: string;
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: PublicPart;
  readonly sealedKey: string;
  readonly dataKeyId: string;
}

/** Selects every key that ever signed, the newest first. */
export async function selectKeys(db: Db): Promise<KeyRow[]> {
  const rows = await db
    .selectFrom('badge_key')
    .select(['badge_key.id', 'badge_key.algorithm', 'badge_key.public_key', 'badge_key.retired_at'])
    .orderBy('badge_key.made_at', 'desc')
    .orderBy('badge_key.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    algorithm: row.algorithm as KeyAlgorithm, // the table's check allows no other
    publicKey: row.public_key as unknown as PublicPart, // written by insertKey alone
    retiredAt: row.retired_at,
  }));
}

/** Selects the keys that sign now, at most one of an algorithm. */
export async function selectSigningKeys(db: Db): Promise<SealedKey[]> {
  const rows = await db
    .selectFrom('badge_key')
    .select([
      'badge_key.id',
      'badge_key.algorithm',
      'badge_key.public_key',
      'badge_key.sealed_key',
      'badge_key.data_key_id',
    ])
    .where('badge_key.retired_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    algorithm: row.algorithm as KeyAlgorithm, // the table's check allows no other
    publicKey: row.public_key as unknown as PublicPart, // written by insertKey alone
    sealedKey: row.sealed_key,
    dataKeyId: row.data_key_id,
  }));
}

/** Makes those who make keys wait for each other until the end of their transaction. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('naru-badge-keys'))`.execute(tx);
}

export async function insertKey(tx: Tx, key: SealedKey, madeAt: Date): Promise<void> {
  await tx
    .insertInto('badge_key')
    .values({
      id: key.id,
      algorithm: key.algorithm,
      public_key: JSON.stringify(key.publicKey),
      sealed_key: key.sealedKey,
      data_key_id: key.dataKeyId,
      made_at: madeAt,
    })
    .execute();
}

/** Retires the keys that sign now; they stay published. */
export async function updateRetired(tx: Tx, at: Date): Promise<void> {
  await tx.updateTable('badge_key').set({ retired_at: at }).where('badge_key.retired_at', 'is', null).execute();
}
