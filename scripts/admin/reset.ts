/**
 * `npm run admin -- reset NAME`: sets a new password for somebody, if no second administrator and no email can.
 */
import { resetBegun } from '@naru/server/src/areas/admin/member/change/notifications.ts';
import { updatePassword } from '@naru/server/src/areas/session/account/store.ts';
import { deleteThrottles } from '@naru/server/src/areas/session/reset/store.ts';
import { endSessions } from '@naru/server/src/areas/session/sign-in/store.ts';
import { notify } from '@naru/server/src/blocks/notification/notify.ts';
import { newId } from '@naru/server/src/platform/db/id.ts';
import type { Tx } from '@naru/server/src/platform/db/db.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { createDeriver } from '@naru/server/src/platform/derive.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { accountHashes } from '@naru/server/src/platform/session/account-hash.ts';
import { hashPassword } from '@naru/server/src/platform/session/passwords.ts';
import { deleteSingleUse } from '@naru/server/src/platform/session/single-use.ts';

import { ProgramError, type ProgramContext } from '../lib/program.ts';
import { selectOptionalByName, type NamedMember } from './member.ts';
import { readPassword } from './password.ts';

/** Ends every session and notifies the person, as a mailed link does. */
export async function resetPassword({ source, config }: ProgramContext, username: string): Promise<void> {
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    const member = await selectOptionalByName(db, username);
    if (!member || member.isDemo) throw new ProgramError(`There is no member called ${username}. Nothing was changed.`);
    const hash = await hashPassword(await readPassword(member.username));
    const throttles = accountHashes(createDeriver(loadSecrets(config).secret), member.username);
    await db.transaction().execute((tx) => replacePassword(tx, { member, hash, throttles, now: new Date() }));
  } finally {
    await close();
  }
  console.log(`${username} has a new password and is signed out everywhere.`);
}

interface Replacement {
  readonly member: NamedMember;
  readonly hash: string;
  readonly throttles: readonly string[];
  readonly now: Date;
}

async function replacePassword(tx: Tx, { member: { id }, hash, throttles, now }: Replacement): Promise<void> {
  const lineId = newId();
  await updatePassword(tx, id, { hash, at: now });
  await endSessions(tx, { memberId: id }, { reason: 'PASSWORD_RESET', at: now });
  await deleteThrottles(tx, throttles);
  await deleteSingleUse(tx, { kind: 'PASSWORD_RESET', memberId: id });
  await tx
    .insertInto('audit_log')
    .values({
      id: lineId,
      at: now,
      action: 'admin.resetPassword',
      entity: 'member',
      entity_id: id,
      after: JSON.stringify({ by: 'command line' }),
    })
    .execute();
  await notify(tx, { type: resetBegun, recipients: [id], dedupeKey: lineId, link: '/session/account/form' });
  // Makes a running portal forget the sessions, once the transaction commits.
  await tx
    .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('naru_changed'), eb.val(`member:${id}`)]).as('sent'))
    .execute();
}
