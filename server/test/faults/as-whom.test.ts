/**
 * The user that runs the database, for each user who starts the portal: root, as in a container, or an ordinary user.
 * Each test asserts what holds for the current user.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { locateCluster } from '../../src/platform/embedded/cluster.ts';
import { chooseIdentity } from '../../src/platform/embedded/identity.ts';
import {
  cleanUp,
  connect,
  count,
  isDatabaseDown,
  launch,
  newFolder,
  portalEnv,
  postmaster,
  signIn,
  startPortal,
  untilReady,
  usedFolder,
  type PortalProcess,
  type Process,
} from './portal-process.ts';

afterAll(cleanUp);

const ME = os.userInfo();
const IS_ROOT = ME.uid === 0;
/** Somebody without any right, on every Linux. */
const NOBODY = { uid: 65_534, name: 'nobody' };
const DAC_OVERRIDE = 2n;

/** Expects every file of the database to belong to its user, and nobody else to have access. */
function expectOwner(folder: string, uid: number): void {
  const data = path.join(folder, 'data/postgres');
  const owners = new Set(
    readdirSync(data, { recursive: true }).map((name) => lstatSync(path.join(data, String(name))).uid),
  );
  expect(owners).toEqual(new Set([uid]));
  expect(lstatSync(data).mode & 0o777).toBe(0o700);
}

function readStatus(pid: number | undefined, field: string): string {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${field}:`));
  return line?.split(/\s+/)[1] ?? '';
}

async function stop(folder: string, portal: PortalProcess): Promise<void> {
  expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(isDatabaseDown(folder)).toBe(true);
}

/** Launches the portal as nobody where root runs this, and as the same ordinary user otherwise. */
function launchOrdinary(folder: string): Process {
  const command = [process.execPath, 'scripts/start.mjs'];
  const prefix = IS_ROOT ? ['setpriv', `--reuid=${NOBODY.uid}`, `--regid=${NOBODY.uid}`, '--clear-groups'] : [];
  return launch([...prefix, ...command], portalEnv(folder));
}

describe('the database', () => {
  it.each([
    ['closed', 0o700],
    ['open', 0o755],
  ])('never runs as root, and has no more rights than a %s folder takes', async (kind, mode) => {
    const folder = usedFolder();
    chmodSync(folder, mode);
    const portal = await startPortal(folder);
    const database = postmaster(folder);
    const uid = Number(readStatus(database, 'Uid'));
    expect(IS_ROOT ? uid !== 0 : uid === ME.uid).toBe(true);
    expectOwner(folder, uid);
    // Under root it passes a closed folder above it by one capability; in the open it has none at all.
    const rights = BigInt(`0x${readStatus(database, 'CapEff')}`);
    expect(rights).toBe(IS_ROOT && kind === 'closed' ? DAC_OVERRIDE : 0n);
    await stop(folder, portal);
  });

  it('lets its own user in without a password, and nobody else', async () => {
    const folder = usedFolder();
    const portal = await startPortal(folder);
    const client = await connect(folder);
    const { rows } = await client.query<{ who: string }>('select current_user as who');
    expect(rows).toEqual([{ who: 'naru' }]);
    await client.end();
    expect(readFileSync(path.join(folder, 'data/postgres/pg_hba.conf'), 'utf8')).toBe('local all all peer map=naru\n');
    expect(readFileSync(path.join(folder, 'data/postgres/postmaster.opts'), 'utf8')).toContain('listen_addresses=');
    await stop(folder, portal);
  });

  it('runs as the ordinary user who started the portal; root goes on with it as that user', async () => {
    const folder = newFolder();
    const uid = IS_ROOT ? NOBODY.uid : ME.uid;
    chownSync(folder, uid, IS_ROOT ? uid : ME.gid);
    const first = await untilReady(launchOrdinary(folder));
    await signIn(first.url, 'student');
    expect(Number(readStatus(postmaster(folder), 'Uid'))).toBe(uid);
    await stop(folder, first);
    expectOwner(folder, uid);
    const second = await startPortal(folder);
    expect(Number(readStatus(postmaster(folder), 'Uid'))).toBe(uid);
    expect(await count(folder, 'student')).toBe(300);
    await stop(folder, second);
    expectOwner(folder, uid);
  });

  it('of somebody else is refused in a line that says so', async () => {
    const folder = usedFolder();
    chmodSync(folder, 0o755);
    // Root's folder for nobody; as an ordinary user there is only one's own, and it may be started.
    const own = launchOrdinary(folder);
    const ended = IS_ROOT ? await own.exited : await (await untilReady(own)).kill('SIGTERM');
    expect(ended.code).toBe(IS_ROOT ? 1 : 0);
    expect(own.err()).toMatch(IS_ROOT ? /^\S+ (is not a folder of|belongs to another) [^\n]*DATA_DIR[^\n]*\n$/ : /^$/);
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('that was copied back from a backup by root becomes its own again', async () => {
    const folder = usedFolder();
    const before = lstatSync(path.join(folder, 'data/postgres')).uid;
    execFileSync('chown', ['-R', String(ME.uid), path.join(folder, 'data')]);
    const portal = await startPortal(folder);
    expect(await count(folder, 'student')).toBe(300);
    await stop(folder, portal);
    expectOwner(folder, before);
  });

  it('starts where a lock file of a crash names what is another process by now', async () => {
    const folder = usedFolder();
    const { dataDir, socketDir } = locateCluster(path.join(folder, 'data'));
    const { prefix } = chooseIdentity(dataDir, [dataDir]);
    const other = spawn('env', [...prefix, 'sleep', '300']);
    const lock = `${other.pid}\n${dataDir}\n1790000000\n5432\n${socketDir}\n\n  1  1\n`;
    writeFileSync(path.join(dataDir, 'postmaster.pid'), lock);
    writeFileSync(path.join(socketDir, '.s.PGSQL.5432.lock'), lock);
    const portal = await startPortal(folder);
    await signIn(portal.url, 'student');
    await stop(folder, portal);
    expect(other.exitCode).toBe(null);
    other.kill();
  });
});
