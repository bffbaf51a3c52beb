/**
 * `npm run admin -- create NAME`: makes an administrator, the first one above all. The password is asked for, or read from stdin.
 * `npm run admin -- reset NAME`: sets a new password for somebody, where no second administrator and no e-mail can.
 * `npm run admin -- publish CODE DAY KO_FILE EN_FILE`: a new version of the terms or of a consent.
 * `npm run admin -- check-privacy-log [SEAL]`: whether the privacy log is as it was sealed.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { resetBegun } from '@naru/server/src/areas/admin/member/change/notifications.ts';
import { updatePassword } from '@naru/server/src/areas/session/account/store.ts';
import { DocumentError, publishVersion } from '@naru/server/src/areas/session/consent/publish.ts';
import { deleteThrottles } from '@naru/server/src/areas/session/reset/store.ts';
import { isStrongPassword } from '@naru/server/src/areas/session/sign-in/rules.ts';
import { endSessions } from '@naru/server/src/areas/session/sign-in/store.ts';
import { checkPrivacyLog, describeCheck } from '@naru/server/src/blocks/audit/privacy-seal.ts';
import { notify } from '@naru/server/src/blocks/notification/notify.ts';
import { newId } from '@naru/server/src/platform/db/id.ts';
import { openDatabase, type Db, type Tx } from '@naru/server/src/platform/db/pool.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { accountHashes } from '@naru/server/src/platform/session/account-hash.ts';
import { hashPassword } from '@naru/server/src/platform/session/passwords.ts';
import { deleteSingleUse } from '@naru/server/src/platform/session/single-use.ts';
import { createSealing } from '@naru/server/src/platform/sealing/sealing.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';

import { ProgramError, runProgram, type ProgramContext } from './lib/program.ts';

/** Letters, digits and what addresses are made of; no spaces, so that a name looks like what it is. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u;
const ROLE = 'ADMINISTRATOR';

async function createAdministrator({ source }: ProgramContext, username: string): Promise<void> {
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

interface NamedMember {
  readonly id: string;
  readonly username: string;
  readonly isDemo: boolean;
}

/** Capitals make no difference. */
function selectOptionalByName(db: Db, username: string): Promise<NamedMember | undefined> {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.username', 'member.is_demo as isDemo'])
    .where((eb) => eb(eb.fn<string>('lower', ['member.username']), '=', username.toLowerCase()))
    .executeTakeFirst();
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

/** @throws ProgramError where there is none, it is weak, or the two do not agree */
async function readPassword(username: string): Promise<string> {
  const password = process.stdin.isTTY ? await askUnseen('Password: ') : await readFirstLine();
  if (!isStrongPassword(password, username)) {
    throw new ProgramError(
      'This password is too easy to guess. Take at least 10 characters, without the name, and not one that everybody tries. Nothing was changed.',
    );
  }
  if (process.stdin.isTTY && (await askUnseen('Once more: ')) !== password) {
    throw new ProgramError('The two passwords are not the same. Nothing was changed.');
  }
  return password;
}

const noPassword = (): ProgramError => new ProgramError('No password was given. Nothing was changed.');

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw noPassword();
}

/** Asks on the terminal without showing what is typed; Ctrl-C and Ctrl-D give up. */
async function askUnseen(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  process.stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(noPassword()));
      lines.once('close', () => reject(noPassword()));
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** Ends every session and tells the person, as a mailed link does. */
async function resetPassword({ source }: ProgramContext, username: string): Promise<void> {
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    const member = await selectOptionalByName(db, username);
    if (!member || member.isDemo) throw new ProgramError(`There is no member called ${username}. Nothing was changed.`);
    const hash = await hashPassword(await readPassword(member.username));
    await db.transaction().execute((tx) => replacePassword(tx, { ...member, hash, now: new Date() }));
  } finally {
    await close();
  }
  console.log(`${username} has a new password and is signed out everywhere.`);
}

async function replacePassword(tx: Tx, own: { id: string; username: string; hash: string; now: Date }): Promise<void> {
  const { id, username, hash, now } = own;
  const lineId = newId();
  await updatePassword(tx, id, { hash, at: now });
  await endSessions(tx, { memberId: id }, { reason: 'PASSWORD_RESET', at: now });
  await deleteThrottles(tx, accountHashes(username));
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
  // A running portal forgets who was signed in, once the transaction commits.
  await tx
    .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('naru_changed'), eb.val(`member:${id}`)]).as('sent'))
    .execute();
}

/** @throws ProgramError where the file is not there or may not be read */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException; // of reading a file
    throw new ProgramError(`The file ${file} cannot be read (${code}). Nothing was changed.`);
  }
}

async function publishDocument({ source }: ProgramContext, words: readonly string[]): Promise<void> {
  const [code = '', effectiveOn = '', koFile = '', enFile = ''] = words;
  const [ko, en] = [readText(koFile), readText(enFile)];
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    const given = { code, effectiveOn, ko, en };
    const version = await db.transaction().execute((tx) => publishVersion(tx, given, new Date()));
    console.log(`Version ${version} of ${code} takes effect on ${effectiveOn}.`);
  } catch (error) {
    if (error instanceof DocumentError) throw new ProgramError(`${error.message} Nothing was changed.`);
    throw error;
  } finally {
    await close();
  }
}

/** @throws ProgramError where a stretch is no longer as it was sealed, or the noted seal is missing */
async function reportPrivacyLog({ source, config }: ProgramContext, noted: string | undefined): Promise<void> {
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    const sealing = createSealing(loadSecrets(config).keys);
    const { lines, isWhole } = describeCheck(await checkPrivacyLog({ db, sealing }, noted));
    console.log(lines.join('\n'));
    if (!isWhole) throw new ProgramError('The privacy log is not as it was sealed.');
  } finally {
    await close();
  }
}

function checkUsername(username: string): string {
  if (USERNAME.test(username)) return username;
  console.error(
    'A name has 2 to 64 letters, digits, dots, hyphens, underscores or @, and begins with a letter or digit.',
  );
  process.exit(1);
}

const USAGE = `Usage: npm run admin -- create NAME
       npm run admin -- reset NAME
       npm run admin -- publish CODE DAY KO_FILE EN_FILE
       npm run admin -- check-privacy-log [SEAL]`;

/** The work that the words on the command line ask for; undefined where they ask for nothing that there is. */
function chooseWork(words: readonly string[]): ((context: ProgramContext) => Promise<void>) | undefined {
  const [command, argument] = words;
  if (command === 'create' && argument !== undefined && words.length === 2) {
    const username = checkUsername(argument);
    return (context) => createAdministrator(context, username);
  }
  if (command === 'reset' && argument !== undefined && words.length === 2) {
    return (context) => resetPassword(context, argument);
  }
  if (command === 'publish' && words.length === 5) return (context) => publishDocument(context, words.slice(1));
  if (command === 'check-privacy-log' && words.length <= 2) return (context) => reportPrivacyLog(context, argument);
  return undefined;
}

const work = chooseWork(process.argv.slice(2));
if (!work) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(work);
