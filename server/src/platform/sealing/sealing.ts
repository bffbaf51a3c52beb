/**
 * A key for each record that is written in confidence: made with it, kept wrapped, and gone with it.
 */
import { createHmac } from 'node:crypto';

import { newId } from '../db/id.ts';
import type { Db, Tx } from '../db/db.ts';
import { makeKey, openBytes, openRaw, readRing, sealBytes, sealRaw } from './ring.ts';

/** The key to the texts of one record. `field` distinguishes its texts. */
export interface DataKey {
  readonly id: string;
  readonly seal: (field: string, text: string) => string;
  readonly open: (field: string, sealed: string) => string;
  /** For the bytes of a file. */
  readonly sealFile: (bytes: Buffer) => Buffer;
  readonly openFile: (sealed: Buffer) => Buffer;
  /** The same for the same text, and nothing about it to who has not the key: what is sealed can be found by it. */
  readonly digest: (field: string, text: string) => string;
}

export interface Sealing {
  /** A new key, kept in the transaction of its record. */
  readonly makeKey: (tx: Tx, now: Date) => Promise<DataKey>;
  /** The same where the caller writes the row. */
  readonly newKey: () => ReturnType<KeyMaker>;
  /** The keys that are there, by their ids. */
  readonly readKeys: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, DataKey>>;
  /** One key. @throws where it is gone */
  readonly readKey: (db: Db, id: string) => Promise<DataKey>;
}

/** A new key with that id, and the row that keeps it. */
export type KeyMaker = (id: string) => {
  readonly key: DataKey;
  readonly row: { readonly id: string; readonly master: string; readonly wrapped: string };
};

/** Makes keys for code that inserts rows by itself. @throws where the ring is empty */
export function createKeyMaker(keys: string): KeyMaker {
  const newest = [...readRing(keys)][0];
  if (!newest) throw new Error('There is no master key.');
  const [master, masterKey] = newest;
  return (id) => {
    const bytes = makeKey();
    return { key: dataKey(id, bytes), row: { id, master, wrapped: sealBytes(masterKey, bytes, id) } };
  };
}

export function createSealing(keys: string): Sealing {
  const ring = readRing(keys);
  const makeOne = createKeyMaker(keys);
  const unwrap = (row: { id: string; master: string; wrapped: string }): DataKey => {
    const key = ring.get(row.master);
    if (!key) throw new Error(`NARU_KEYS has no key ${row.master}, which wraps data.`);
    return dataKey(row.id, openBytes(key, row.wrapped, row.id));
  };
  const readKeys: Sealing['readKeys'] = async (db, ids) => {
    const rows = await db
      .selectFrom('data_key')
      .select(['data_key.id', 'data_key.master', 'data_key.wrapped'])
      .where((eb) => eb('data_key.id', '=', eb.fn.any(eb.val([...new Set(ids)]))))
      .execute();
    return new Map(rows.map((row) => [row.id, unwrap(row)]));
  };
  return {
    makeKey: async (tx, now) => {
      const { key, row } = makeOne(newId());
      await tx
        .insertInto('data_key')
        .values({ ...row, created_at: now })
        .execute();
      return key;
    },
    newKey: () => makeOne(newId()),
    readKeys,
    readKey: async (db, id) => {
      const key = (await readKeys(db, [id])).get(id);
      if (!key) throw new Error('The key of a record is gone.');
      return key;
    },
  };
}

function dataKey(id: string, key: Buffer): DataKey {
  return {
    id,
    seal: (field, text) => sealBytes(key, Buffer.from(text), `${id} ${field}`),
    open: (field, sealed) => openBytes(key, sealed, `${id} ${field}`).toString(),
    sealFile: (bytes) => sealRaw(key, bytes, `${id} file`),
    openFile: (sealed) => openRaw(key, sealed, `${id} file`),
    digest: (field, text) => createHmac('sha256', key).update(`${id} ${field} ${text}`).digest('base64url'),
  };
}
