/** Others with access to the data folder, and the messages of a start that fails. */
import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { locateCluster } from '../../src/platform/embedded/cluster.ts';
import {
  ask,
  cleanUp,
  count,
  isDatabaseDown,
  launch,
  launchPortal,
  newFolder,
  portalEnv,
  postmaster,
  run,
  signIn,
  startPortal,
  until,
  untilReady,
  usedFolder,
} from './portal-process.ts';

afterAll(cleanUp);

const START = ['scripts/start.mjs'];
const NEW_ADMINISTRATOR = ['scripts/admin.ts', 'create', 'boss.one'];
const STRONG = { typed: 'harbour-light-42\n' };

describe('a second portal on the same folder', () => {
  it('is refused in one line, and the first is not disturbed', async () => {
    const folder = usedFolder();
    const first = await startPortal(folder);
    const token = await signIn(first.url, 'student');
    const second = await run(START, portalEnv(folder));
    expect(second).toEqual({
      code: 1,
      signal: null,
      out: '',
      err: 'Another Naru serves this data folder already. Stop it first, or set DATA_DIR to another folder.\n',
    });
    expect((await ask(first.url, 'GET /api/auth/loginInfo', { token })).status).toBe(200);
    expect(first.out()).not.toContain('was lost or refused');
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('started in the same moment on an empty folder: one of them serves', async () => {
    const folder = newFolder();
    const both = [launchPortal(folder), launchPortal(folder)];
    const refused = await Promise.race(both.map((own) => own.exited.then(() => own)));
    expect(await refused.exited).toEqual({ code: 1, signal: null });
    expect(refused.err()).toMatch(/^Another Naru serves this data folder already[^\n]*\n$/);
    const other = await untilReady(both.find((own) => own !== refused) ?? refused);
    await signIn(other.url, 'student');
    expect(await other.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
  });
});

describe('the small programs', () => {
  it('work beside a running portal and leave its database to it', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const database = postmaster(folder);
    const env = portalEnv(folder);
    const [migrated, refused] = await Promise.all([
      run(['scripts/db.ts', 'migrate'], env),
      run(['scripts/db.ts', 'reset'], env),
    ]);
    expect(migrated).toMatchObject({ code: 0, out: 'The schema is up to date.\n', err: '' });
    expect(refused).toMatchObject({ code: 1, err: 'The portal is using this database. Stop it first.\n' });
    expect(await run(['scripts/demo.ts', '--students', '20'], env)).toMatchObject({ code: 0, err: '' });
    expect(await count(folder, 'student')).toBe(20);
    expect(await run(NEW_ADMINISTRATOR, env, STRONG)).toMatchObject({ code: 0, err: '' });
    await signIn(portal.url, 'student');
    await signIn(portal.url, 'boss.one', STRONG.typed.trim());
    expect(await run(['scripts/admin.ts', 'check-privacy-log', 'elsewhere'], env)).toMatchObject({
      code: 1,
      err: 'The privacy log is not as it was sealed.\n',
    });
    expect(await run(['scripts/admin.ts', 'check-privacy-log'], env)).toMatchObject({ code: 0, err: '' });
    expect(postmaster(folder)).toBe(database);
    expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('work without a portal, several at once on an empty folder, and the last one stops the database', async () => {
    const folder = newFolder();
    const env = portalEnv(folder);
    const ran = await Promise.all([1, 2, 3].map(() => run(['scripts/db.ts', 'migrate'], env)));
    expect(ran.map(({ code, err }) => ({ code, err }))).toEqual(ran.map(() => ({ code: 0, err: '' })));
    expect(ran.filter(({ out }) => out.startsWith('Applied'))).toHaveLength(1);
    expect(statSync(path.join(folder, 'data')).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    expect(isDatabaseDown(folder)).toBe(true);
    expect(await run(NEW_ADMINISTRATOR, env, STRONG)).toMatchObject({ code: 0, err: '' });
    expect(isDatabaseDown(folder)).toBe(true);
    expect(await run(['scripts/db.ts', 'reset'], env)).toMatchObject({ code: 0, err: '' });
    expect(await run(['scripts/demo.ts', '--students', '20'], env)).toMatchObject({ code: 0, err: '' });
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('told to stop in the middle undo what they were at, and stop the database', async () => {
    const folder = usedFolder();
    const demo = launch([process.execPath, 'scripts/demo.ts', '--students', '20000'], portalEnv(folder));
    await until('it fills the database', () => demo.out().includes('Filling'));
    demo.child.kill('SIGINT');
    expect(await demo.exited).toEqual({ code: 130, signal: null });
    expect(demo.err()).toBe('');
    expect(isDatabaseDown(folder)).toBe(true);
    const portal = await startPortal(folder);
    expect(await count(folder, 'student')).toBe(300);
    await portal.kill('SIGTERM');
  });
});

function takePort(): Promise<{ port: number; close: () => void }> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo; // it listens on a port
      resolve({ port, close: () => server.close() });
    });
  });
}

describe('a start that cannot go on says why in a line, and leaves nothing running', () => {
  it.each(['PORT', 'METRICS_PORT'])('%s is in use', async (name) => {
    const folder = usedFolder();
    const taken = await takePort();
    const ran = await run(START, portalEnv(folder, { [name]: String(taken.port) }));
    taken.close();
    expect(ran.code).toBe(1);
    expect(ran.err).toBe(
      `Port ${taken.port} on 127.0.0.1 is in use already. Stop what uses it, or set ${name} to another one.\n`,
    );
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('HOST is no address of this machine', async () => {
    const folder = usedFolder();
    const ran = await run(START, portalEnv(folder, { HOST: '203.0.113.7', NARU_DEMO: '1' }));
    expect(ran.code).toBe(1);
    expect(ran.err).toBe('HOST is 203.0.113.7, which is not an address of this machine (EADDRNOTAVAIL).\n');
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('bad settings are named all at once, a line each, and nothing is touched', async () => {
    const folder = newFolder();
    const bad = { PORT: 'http', LOG_LEVEL: 'loud', NARU_SECRET: 'short', NARU_DEMO: 'yes', METRICS_PORT: '99999' };
    const ran = await run(START, portalEnv(folder, bad));
    expect(ran).toMatchObject({ code: 1, out: '' });
    const lines = ran.err.trim().split('\n');
    expect(lines).toHaveLength(Object.keys(bad).length);
    for (const name of Object.keys(bad)) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('DATA_DIR cannot be made', async () => {
    const folder = newFolder();
    const dataDir = path.join(folder, 'file/data');
    writeFileSync(path.join(folder, 'file'), '');
    const ran = await run(START, { ...portalEnv(folder), DATA_DIR: dataDir });
    expect(ran).toMatchObject({
      code: 1,
      out: '',
      err: `The data folder ${dataDir} cannot be made (ENOTDIR). Set DATA_DIR to another one.\n`,
    });
  });

  it('DATA_DIR holds something else', async () => {
    const folder = newFolder();
    mkdirSync(path.join(folder, 'data/postgres'), { recursive: true });
    writeFileSync(path.join(folder, 'data/postgres/thesis.txt'), 'not a database');
    const ran = await run(START, portalEnv(folder));
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^\S+ holds something that is not a database\. Move it away, or set DATA_DIR [^\n]*\n$/);
    expect(existsSync(path.join(folder, 'data/postgres/thesis.txt'))).toBe(true);
  });
});

describe('a data folder whose path is too long for a socket', () => {
  /** Counted in bytes: a Korean syllable has three. */
  const DEEP = path.join('학생경력개발', '나루포털데이터', '운영자료보관함');

  it('gets a socket elsewhere, closed to others, and programs find it', async () => {
    const folder = newFolder(DEEP);
    const { socketDir } = locateCluster(path.join(folder, 'data'));
    expect(path.join(folder, 'data/socket/.s.PGSQL.5432').length).toBeLessThan(107);
    expect(socketDir).toMatch(/^\/tmp\/naru-[0-9a-f]{16}$/);
    const portal = await startPortal(folder);
    await signIn(portal.url, 'student');
    const env = { ...portalEnv(folder), TMPDIR: '/var/tmp' };
    expect(await run(['scripts/db.ts', 'migrate'], env)).toMatchObject({ code: 0, err: '' });
    expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('never takes a link that somebody else has put there', async () => {
    const folder = newFolder(DEEP);
    const { socketDir } = locateCluster(path.join(folder, 'data'));
    symlinkSync(folder, socketDir);
    const ran = await run(START, portalEnv(folder));
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^\/tmp\/naru-\S+ is not a folder of the user[^\n]*\n$/);
  });
});
