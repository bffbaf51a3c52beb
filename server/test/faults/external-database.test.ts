/**
 * A PostgreSQL of the university's own, named by DATABASE_URL; and demo mode, on either.
 */
import type pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { cloneDatabase } from '../portal.ts';
import {
  ask,
  cleanUp,
  newFolder,
  portalEnv,
  run,
  signIn,
  startPortal,
  SIGNALLED_MS,
  until,
  usedFolder,
} from './portal-process.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 }); // as among the fault tests, where this runs among others

afterAll(cleanUp);

const START = ['scripts/start.mjs'];
const SECRETS = {
  NARU_SECRET: 'a secret for tests only, 32 characters long',
  NARU_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
};

function addressOf(connection: pg.ClientConfig): string {
  return `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`;
}

async function externalEnv(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const folder = newFolder();
  return portalEnv(folder, { DATABASE_URL: addressOf(await cloneDatabase()), ...SECRETS, ...more });
}

const demoPeople = async (url: string): Promise<number> => (await ask(url, 'GET /api/demo/people')).status;

describe('DATABASE_URL', () => {
  it('without NARU_SECRET and NARU_KEYS is refused', async () => {
    const ran = await run(START, { ...(await externalEnv()), NARU_SECRET: '', NARU_KEYS: '' });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toBe(
      'NARU_SECRET is needed when DATABASE_URL is set.\nNARU_KEYS is needed when DATABASE_URL is set.\n',
    );
  });

  it('with them serves from it, without demo people and without a database of its own', async () => {
    const env = await externalEnv();
    const portal = await startPortal(newFolder(), env);
    expect(await demoPeople(portal.url)).toBe(404);
    await expect(signIn(portal.url, 'student')).rejects.toThrow('E1001');
    expect((await ask(portal.url, 'GET /readyz')).status).toBe(200);
    expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(existsSync(env['DATA_DIR'] ?? '')).toBe(false);
    const withDemo = await startPortal(newFolder(), { ...env, NARU_DEMO: '1' });
    expect(await demoPeople(withDemo.url)).toBe(200);
    await signIn(withDemo.url, 'student');
    await withDemo.kill('SIGTERM');
  });

  it.each([
    ['nobody answers', 'postgres://naru:hidden-word@127.0.0.1:1/naru', 'ECONNREFUSED'],
    ['it is no address', 'postgres://naru:hidden-word@[', 'ERR_INVALID_URL'],
  ])('says in a line that %s, and no password', async (_case, DATABASE_URL, says) => {
    const ran = await run(START, portalEnv(newFolder(), { ...SECRETS, DATABASE_URL }));
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toBe(`The database that DATABASE_URL names does not let Naru in (${says}).\n`);
  });

  it.each([
    ['the database is not there', 'naru', 'nowhere', 'does not exist'],
    ['the role may not', 'stranger', undefined, 'stranger'],
  ])('says in a line that %s', async (_case, user, database, says) => {
    const connection = await cloneDatabase();
    const DATABASE_URL = addressOf({ ...connection, user, database: database ?? connection.database ?? '' });
    const ran = await run(['scripts/db.ts', 'migrate'], portalEnv(newFolder(), { ...SECRETS, DATABASE_URL }));
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^The database that DATABASE_URL names does not let Naru in: [^\n]+\n$/);
    expect(ran.err).toContain(says);
  });
});

describe('two portals on one database', () => {
  it('both serve; what ends or changes at one is so at the other within a second', async () => {
    const env = await externalEnv({ NARU_DEMO: '1' });
    const one = await startPortal(newFolder(), env);
    const other = await startPortal(newFolder(), env);
    expect(other.out()).not.toContain('Filling');
    const token = await signIn(one.url, 'student');
    const administrator = await signIn(other.url, 'admin');
    const status = async (line: string): Promise<number> => (await ask(other.url, line, { token })).status;
    expect(await status('GET /view/cdp/menu/CMM_NOTICE')).toBe(200);

    const { envelope } = await ask(other.url, 'GET /view/cdp/admin/menu/list', { token: administrator });
    const { menuList } = envelope.output as { menuList: { menuId: string; version: number }[] }; // the contract's listMenus
    const version = menuList.find((menu) => menu.menuId === 'CMM_NOTICE')?.version;
    const hide = { token: administrator, body: { version, hiddenAt: 'Y' } };
    expect((await ask(one.url, 'PATCH /view/cdp/admin/menu/CMM_NOTICE', hide)).status).toBe(200);
    await until('the right is gone', async () => (await status('GET /view/cdp/menu/CMM_NOTICE')) === 404, SIGNALLED_MS);

    expect(await status('GET /api/auth/loginInfo')).toBe(200);
    await ask(one.url, 'POST /api/auth/logout', { token });
    await until('the session has ended', async () => (await status('GET /api/auth/loginInfo')) === 401, SIGNALLED_MS);
    expect(await one.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect((await ask(other.url, 'GET /api/auth/loginInfo', { token: administrator })).status).toBe(200);
    await other.kill('SIGTERM');
  });
});

describe('demo mode', () => {
  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['BASE_URL', { BASE_URL: 'https://naru.example.ac.kr' }],
  ])('left to its default refuses %s that is not loopback, and names the setting', async (name, env) => {
    const folder = newFolder();
    const ran = await run(START, portalEnv(folder, env));
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^Demo mode is on by default[^\n]*NARU_DEMO=0[^\n]*\n$/);
    expect(ran.err).toContain(name);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('said to be on, it is reachable from elsewhere', async () => {
    const portal = await startPortal(usedFolder(), { HOST: '0.0.0.0', NARU_DEMO: '1' });
    await signIn(portal.url, 'student');
    expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('off locks its people and ends their sessions; on again lets them in', async () => {
    const folder = usedFolder();
    const on = await startPortal(folder, { NARU_DEMO: '1' });
    const token = await signIn(on.url, 'student');
    await on.kill('SIGTERM');
    const off = await startPortal(folder, { NARU_DEMO: '0' });
    expect((await ask(off.url, 'GET /api/auth/loginInfo', { token })).envelope.code).toBe('S401');
    await expect(signIn(off.url, 'student')).rejects.toThrow('E1001');
    expect(await demoPeople(off.url)).toBe(404);
    await off.kill('SIGTERM');
    const again = await startPortal(folder);
    expect((await ask(again.url, 'GET /api/auth/loginInfo', { token })).envelope.code).toBe('S401');
    await signIn(again.url, 'student');
    expect(await demoPeople(again.url)).toBe(200);
    await again.kill('SIGTERM');
  });
});
