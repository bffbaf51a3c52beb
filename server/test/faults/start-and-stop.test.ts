/**
 * Starting and stopping as a person does it.
 */
import { existsSync, statSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { LONGEST_DRAIN_MS } from '../../src/platform/http/drain.ts';
import {
  ask,
  cleanUp,
  connect,
  count,
  DEMO_PASSWORD,
  isDatabaseDown,
  launch,
  newFolder,
  portalEnv,
  signIn,
  startPortal,
  until,
  untilReady,
  usedFolder,
  type PortalProcess,
} from './portal-process.ts';

afterAll(cleanUp);

const NEW_PASSWORD = 'harbour-light-42';

describe('the first start and those after it', () => {
  it('makes the database and its people; the second keeps what was changed and does nothing twice', async () => {
    const folder = newFolder();
    const first = await startPortal(folder);
    expect(first.out()).toMatch(/schema brought up to date[^]*Filling the database[^]*300 students/);
    expect(first.err()).toBe('');
    const token = await signIn(first.url, 'student');
    const changed = await ask(first.url, 'POST /view/cdp/account/password', {
      token,
      body: { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD },
    });
    expect(changed.status).toBe(200);
    const before = await Promise.all(['member', 'migration', 'student'].map((table) => count(folder, table)));
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null });

    const second = await startPortal(folder);
    expect(second.out()).not.toMatch(/schema|Filling/);
    const { accessToken } = changed.envelope.output as { accessToken: string };
    expect((await ask(second.url, 'GET /api/auth/loginInfo', { token: accessToken })).status).toBe(200);
    await signIn(second.url, 'student', NEW_PASSWORD);
    await expect(signIn(second.url, 'student')).rejects.toThrow('E1001');
    expect(await Promise.all(['member', 'migration', 'student'].map((table) => count(folder, table)))).toEqual(before);
    expect(await second.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(second.err()).toBe('');
  });

  it('lets nobody else on the machine read what it made', async () => {
    const folder = usedFolder();
    const mode = (name: string): string => (statSync(path.join(folder, 'data', name)).mode & 0o777).toString(8);
    expect(['postgres', 'socket', 'secrets.json', 'postgres.log'].map(mode)).toEqual(['700', '700', '600', '600']);
    const { uid } = os.userInfo();
    const owner = statSync(path.join(folder, 'data/postgres/pg_ident.conf')).uid;
    // PostgreSQL refuses root: under root it runs as a user of its own, otherwise as the user who started it.
    expect(uid === 0 ? owner !== 0 : owner === uid).toBe(true);
    expect(existsSync(path.join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
  });
});

/** Starts a write that waits for a row, so that it is in progress when the portal is told to stop. */
async function holdWrite(folder: string, portal: PortalProcess) {
  const token = await signIn(portal.url, 'student');
  const holder = await connect(folder);
  await holder.query('begin');
  await holder.query("select from member where username = 'student' for update");
  const body = { menuIdList: ['PTF_MY', 'CMM_NOTICE'], isOn: true };
  const answer = ask(portal.url, 'PUT /view/cdp/menu/favourite', { token, body });
  const waiting = await connect(folder);
  await until('the write waits', async () => {
    const { rowCount } = await waiting.query(
      "select from pg_stat_activity where application_name = 'naru' and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  });
  await waiting.end();
  return { answer, letGo: () => holder.query('commit').then(() => holder.end()) };
}

/** Opens a connection that has sent `sent` and stays open. */
function openSilent(portal: PortalProcess, sent: string): Promise<net.Socket> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(sent);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

async function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/livez`).then(
    () => false,
    () => true,
  );
}

/** Stops a portal and returns how many milliseconds that took. */
async function timeStop(portal: PortalProcess): Promise<number> {
  const began = Date.now();
  expect(await portal.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  return Date.now() - began;
}

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets what is under way be answered, then takes all away',
    async (signal) => {
      const folder = usedFolder();
      const portal = await startPortal(folder);
      const held = await holdWrite(folder, portal);
      const exit = portal.kill(signal);
      await until('nobody new is let in', () => isRefused(portal.url));
      await held.letGo();
      const answer = await held.answer;
      expect({ status: answer.status, code: answer.envelope.code }).toEqual({ status: 200, code: '0000' });
      expect(await exit).toEqual({ code: 0, signal: null });
      expect(isDatabaseDown(folder)).toBe(true);
      expect(portal.err()).toBe('');
    },
  );

  it('waits for nobody who only keeps a connection open', async () => {
    const alone = await timeStop(await startPortal(usedFolder()));
    const folder = usedFolder();
    const portal = await startPortal(folder);
    await fetch(`${portal.url}/livez`); // undici keeps this connection for the next request
    const sockets = [
      await openSilent(portal, ''),
      await openSilent(portal, 'GET /livez HTTP/1.1\r\nHost: x\r\n'),
      await openSilent(portal, 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n'),
    ];
    const kept = await timeStop(portal);
    expect(kept - alone).toBeLessThan(LONGEST_DRAIN_MS * 0.8);
    sockets.forEach((socket) => socket.destroy());
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('Ctrl-C reaches the whole group, more than once, and stops it as cleanly', async () => {
    const folder = usedFolder();
    const env = portalEnv(folder);
    const portal = await untilReady(launch([process.execPath, 'scripts/start.mjs'], env, { group: true }));
    const held = await holdWrite(folder, portal);
    process.kill(-portal.pid, 'SIGINT');
    process.kill(-portal.pid, 'SIGINT');
    await until('nobody new is let in', () => isRefused(portal.url));
    await held.letGo();
    expect((await held.answer).status).toBe(200);
    expect(await portal.exited).toEqual({ code: 0, signal: null });
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it.each([
    ['kill of npm', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['Ctrl-C at npm', (pid: number) => process.kill(-pid, 'SIGINT')],
  ])('%s leaves neither a server nor a database behind', async (_name, end) => {
    const folder = usedFolder();
    // Without prestart: what is installed is tested elsewhere.
    const npm = await untilReady(launch(['npm', 'start', '--ignore-scripts'], portalEnv(folder), { group: true }));
    expect((await fetch(`${npm.url}/livez`)).status).toBe(200);
    end(npm.pid);
    expect((await npm.exited).code).toBe(0);
    expect(await isRefused(npm.url)).toBe(true);
    expect(isDatabaseDown(folder)).toBe(true);
  });

  it('in the middle of the first start leaves nothing running, and the next start is whole', async () => {
    const folder = newFolder();
    const env = portalEnv(folder);
    const early = launch([process.execPath, 'scripts/start.mjs'], env, { group: true });
    await until('it fills the database', () => early.out().includes('Filling'));
    process.kill(-early.pid, 'SIGINT');
    expect(await early.exited).toEqual({ code: 0, signal: null });
    expect(early.err()).toBe('');
    expect(isDatabaseDown(folder)).toBe(true);
    const next = await startPortal(folder);
    await signIn(next.url, 'student');
    await next.kill('SIGTERM');
  });
});
