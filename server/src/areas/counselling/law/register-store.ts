/** The one row that names the key of the digests. */
import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/db.ts';

export async function selectOptionalRegisterKey(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('law_register').select('law_register.data_key_id as id').executeTakeFirst();
  return row?.id;
}

/** Lets nobody else write it until the transaction ends. */
export async function lockRegister(tx: Tx): Promise<void> {
  await sql`lock table law_register in share row exclusive mode`.execute(tx);
}

export async function insertRegisterKey(tx: Tx, dataKeyId: string): Promise<void> {
  await tx.insertInto('law_register').values({ id: 1, data_key_id: dataKeyId }).execute();
}
