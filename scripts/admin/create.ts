/**
 * `npm run admin -- create NAME`: makes an administrator, the first one above all.
 */
import { newId } from '@naru/server/src/platform/db/id.ts';
import type { Db, Tx } from '@naru/server/src/platform/db/db.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { hashPassword } from '@naru/server/src/platform/session/passwords.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';

import { ProgramError, type ProgramContext } from '../lib/program.ts';
import { selectOptionalByName } from './member.ts';
import { readPassword } from './password.ts';

const ROLE = 'ADMINISTRATOR';

export async function createAdministrator({ source }: ProgramContext, username: string): Promise<void> {
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    await refuseTaken(db, username);
    const password = await readPassword(username);
    const hash = await hashPassword(password);
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('role').select('role.id').where('role.id', '=', ROLE).forUpdate().executeTakeFirstOrThrow();
      await refuseTaken(tx, username);
      await insertAdministrator(tx, { username, hash, now: new Date() });
    });
  } finally {
    await close();
  }
  console.log(`${username} is an administrator now and can sign in.`);
}

async function refuseTaken(db: Db, username: string): Promise<void> {
  if (await selectOptionalByName(db, username))
    throw new ProgramError(`There is a member called ${username} already. Nothing was changed.`);
}

async function insertAdministrator(tx: Tx, own: { username: string; hash: string; now: Date }): Promise<void> {
  const { username, hash, now } = own;
  const id = newId();
  await tx
    .insertInto('member')
    .values({
      id,
      username,
      name_ko: username,
      status: 'ACTIVE',
      password_hash: hash,
      password_changed_at: now,
    })
    .execute();
  await tx
    .insertInto('member_type')
    .values({ id: newId(), member_id: id, type_code: 'STAFF', begins_on: koreanDate(now), is_primary: true })
    .execute();
  await tx.insertInto('role_member').values({ role_id: ROLE, member_id: id }).execute();
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: now,
      action: 'admin.createAdministrator',
      entity: 'member',
      entity_id: id,
      after: JSON.stringify({ username, role: ROLE, by: 'command line' }),
    })
    .execute();
}
