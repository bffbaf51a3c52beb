/**
 * `npm run demo` and `npm run admin` as a person runs them.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { account } from '@naru/contract/areas/account.ts';
import { session } from '@naru/contract/areas/session.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openTestPortal, type TestPortal } from '../test/portal.ts';
import { DEMO_PASSWORD } from './demo-users.ts';
import { hashTables } from './test-rows.ts';

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts');
const STRONG = 'harbour-light-42';

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program against the database of a test portal; `typed` is what it gets on stdin. */
function run(
  connection: pg.ClientConfig,
  words: readonly string[],
  own: { typed?: string; demo?: '0' | '1' } = {},
): Promise<Ran> {
  const [program = '', ...args] = words;
  const child = spawn(process.execPath, [path.join(SCRIPTS, `${program}.ts`), ...args], {
    env: {
      // Nothing else of the surroundings: vitest sets BASE_URL.
      PATH: process.env['PATH'],
      DATABASE_URL: `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`,
      NARU_SECRET: 'a secret for tests only, 32 characters long',
      NARU_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
      NARU_DEMO: own.demo ?? '1',
    },
  });
  child.stdin.end(own.typed ?? '');
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('npm run demo', () => {
  it('makes a university of as many students as asked for', async () => {
    const ran = await run(portal.connection, ['demo', '--students', '25']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/25 students[^]*\d+ rows in/);
    expect(await portal.platform.db.selectFrom('student').select('id').execute()).toHaveLength(25);
  });

  it.each(['0', '100001', '-1', '3.5', 'many', ''])('refuses %j students', async (students) => {
    const ran = await run(portal.connection, ['demo', `--students=${students}`]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('Usage: npm run demo');
  });

  it('refuses words that it does not know', async () => {
    expect(await run(portal.connection, ['demo', '--student', '5'])).toMatchObject({ code: 1, out: '' });
  });

  it('refuses where demo mode is off', async () => {
    const before = await hashTables(portal.connection);
    const ran = await run(portal.connection, ['demo', '--students', '30'], { demo: '0' });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('Demo mode is off');
    expect(await hashTables(portal.connection)).toEqual(before);
  });
});

describe('npm run admin', () => {
  it('makes an administrator who can sign in, and leaves a trace', async () => {
    const ran = await run(portal.connection, ['admin', 'create', 'Boss.One'], { typed: `${STRONG}\n` });
    expect(ran).toEqual({ code: 0, out: 'Boss.One is an administrator now and can sign in.\n', err: '' });
    const token = await portal.get(session.login, { body: { username: 'boss.one', password: STRONG } });
    const info = await portal.get(session.loginInfo, {}, { token: token.accessToken });
    expect(info.privilegeList).toContainEqual({ menuId: 'ADM_PERM', resourceCd: 'U' });
    const trace = await portal.platform.db
      .selectFrom('audit_log')
      .select(['action', 'entity', 'after'])
      .where('action', '=', 'admin.createAdministrator')
      .execute();
    expect(trace).toEqual([
      {
        action: 'admin.createAdministrator',
        entity: 'member',
        after: { username: 'Boss.One', role: 'ADMINISTRATOR', by: 'command line' },
      },
    ]);
  });

  it('refuses a name that is taken, whatever its case', async () => {
    const ran = await run(portal.connection, ['admin', 'create', 'BOSS.ONE'], { typed: `${STRONG}\n` });
    expect(ran).toMatchObject({ code: 1, err: 'There is a member called BOSS.ONE already. Nothing was changed.\n' });
  });

  it.each([
    ['short', 'too easy to guess'],
    ['boss.two-and-more', 'too easy to guess'],
    ['', 'No password was given'],
  ])('refuses %j as a password', async (password, says) => {
    const ran = await run(portal.connection, ['admin', 'create', 'boss.two'], { typed: password });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(says);
    const made = portal.platform.db.selectFrom('member').select('id').where('username', '=', 'boss.two').execute();
    expect(await made).toEqual([]);
  });

  const reset = (name: string, typed = `${STRONG}-anew\n`) =>
    run(portal.connection, ['admin', 'reset', name], { typed });

  it('sets a new password, signs the person out everywhere, forgets their failures and tells them', async () => {
    const { db } = portal.platform;
    const sign = (password: string) => portal.get(session.login, { body: { username: 'boss.one', password } });
    const { accessToken: token } = await sign(STRONG);
    await portal.ask(session.login, { body: { username: 'boss.one', password: 'wrong' } });
    expect(await reset('BOSS.ONE')).toEqual({
      code: 0,
      out: 'BOSS.ONE has a new password and is signed out everywhere.\n',
      err: '',
    });
    await vi.waitFor(async () => expect((await portal.ask(account.listSessions, {}, { token })).status).toBe(401));
    await sign(`${STRONG}-anew`);
    const { id } = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'Boss.One')
      .executeTakeFirstOrThrow();
    const told = await db.selectFrom('outbox').select('payload').execute();
    expect(told).toMatchObject([{ payload: { type: 'RESET_BEGUN', recipients: [id] } }]);
    const trace = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id', 'after'])
      .where('action', '=', 'admin.resetPassword')
      .execute();
    expect(trace).toEqual([{ actor_id: null, entity_id: id, after: { by: 'command line' } }]);
  });

  it.each([
    ['nobody.here', undefined, 'There is no member called nobody.here. Nothing was changed.\n'],
    ['student', undefined, 'There is no member called student. Nothing was changed.\n'],
    ['Boss.One', 'short', expect.stringContaining('too easy to guess') as string],
  ])('resets nothing for %j', async (name, typed, err) => {
    const before = await hashTables(portal.connection);
    expect(await reset(name, typed)).toEqual({ code: 1, out: '', err });
    expect(await hashTables(portal.connection)).toEqual(before);
  });

  // Ahead by any clock: the program's is the machine's.
  const day = '2199-01-01';
  const texts = mkdtempSync(path.join(os.tmpdir(), 'naru-terms-'));
  const [ko, en, empty] = (['ko', 'en', 'empty'] as const).map((name) => path.join(texts, `${name}.txt`)) as [
    string,
    string,
    string,
  ];
  beforeAll(() => {
    writeFileSync(ko, '이용약관\n\n새 약관이에요.\n');
    writeFileSync(en, 'Terms of use\n\nNew terms.\n');
    writeFileSync(empty, 'Terms of use\n');
  });
  const publish = (words: readonly string[]) => run(portal.connection, ['admin', 'publish', ...words]);

  it('publishes a version of the terms in both languages', async () => {
    const ran = await publish(['tou', day, ko, en]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const [, version] = /^Version (\d+) of tou takes effect on /.exec(ran.out) ?? [];
    const rows = await portal.platform.db
      .selectFrom('consent_document')
      .select(['title_ko', 'body_ko', 'title_en', 'body_en'])
      .where('code', '=', 'tou')
      .where('version', '=', Number(version))
      .execute();
    expect(rows).toEqual([
      { title_ko: '이용약관', body_ko: '새 약관이에요.', title_en: 'Terms of use', body_en: 'New terms.' },
    ]);
  });

  it.each([
    [
      'a document that there is not',
      ['none', day, ko, en],
      /^There is no document called none\. Nothing was changed\.\n$/,
    ],
    ['a day that has passed', ['tou', '2020-01-01', ko, en], /^The day has passed\. Nothing was changed\.\n$/],
    ['no day', ['tou', 'tomorrow', ko, en], /^The day is written like 2027-03-01\. Nothing was changed\.\n$/],
    [
      'a file that is not there',
      ['tou', day, ko, `${en}.none`],
      /cannot be read \(ENOENT\)\. Nothing was changed\.\n$/,
    ],
    ['a file without a text', ['tou', day, ko, empty], /^Each file needs a title .* Nothing was changed\.\n$/],
  ])('publishes nothing of %s', async (_what, words, says) => {
    const before = await hashTables(portal.connection);
    const ran = await publish(words);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(says);
    expect(await hashTables(portal.connection)).toEqual(before);
  });

  it.each([
    [[]],
    [['create']],
    [['create', 'has space']],
    [['create', 'x']],
    [['remove', 'boss.one']],
    [['create', 'a1', 'b2']],
    [['reset']],
    [['reset', 'a1', 'b2']],
    [['publish', 'tou', '2027-03-01', 'ko.txt']],
  ])('explains itself for %j', async (words) => {
    const ran = await run(portal.connection, ['admin', ...words]);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/Usage|A name has/);
  });

  it('makes a member whom npm run demo does not take away', async () => {
    const ran = await run(portal.connection, ['demo', '--students', '5']);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('a member who is not of the demonstration university');
    const login = await portal.ask(session.login, { body: { username: 'student', password: DEMO_PASSWORD } });
    expect(login.status).toBe(200);
  });
});
