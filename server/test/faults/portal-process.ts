/**
 * The portal as a person starts it: a process of its own on a folder of its own, to be stopped, killed and restarted.
 */
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Envelope } from '@naru/contract/envelope.ts';
import pg from 'pg';
import { inject } from 'vitest';

import { locateCluster, stopCluster } from '../../src/platform/embedded/cluster.ts';
import { embeddedConnection } from '../../src/platform/embedded/locks.ts';
import { isAlive, readPostmaster } from '../../src/platform/embedded/postmaster.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const POLL_MS = 20;

/** Ends a wait for what never comes. No measure of speed: a machine may be many times slower than the usual one. */
const HANGS_MS = 300_000;

/** A change by another process is signalled; without the signal it would be noticed after half a minute. */
export const SIGNALLED_MS = 15_000;

export const DEMO_PASSWORD = 'naru-demo-1!';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Process {
  readonly pid: number;
  readonly child: ChildProcess;
  /** Everything it has printed. */
  readonly out: () => string;
  readonly err: () => string;
  readonly exited: Promise<Exit>;
}

export interface PortalProcess extends Process {
  readonly url: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<Exit>;
}

export interface Answer {
  readonly status: number;
  readonly envelope: Envelope;
  readonly text: string;
}

const folders: { folder: string; root: string }[] = [];
const processes: Process[] = [];

/** Makes a folder under the temporary one; it is deleted with everything in it after the file's tests. */
export function newFolder(inside = ''): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'naru-fault-'));
  const folder = path.join(root, inside);
  mkdirSync(folder, { recursive: true });
  folders.push({ folder, root });
  return folder;
}

/** Ends what this file has started and removes its folders; nothing else. */
export async function cleanUp(): Promise<void> {
  for (const { pid, child } of processes) {
    if (child.exitCode === null && child.signalCode === null && isAlive(pid)) child.kill('SIGKILL');
  }
  for (const { folder, root } of folders) {
    const cluster = locateCluster(path.join(folder, 'data'));
    await stopCluster(cluster);
    rmSync(cluster.socketDir, { recursive: true, force: true });
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

export interface LaunchOptions {
  /** In a group of its own, as a terminal has one: Ctrl-C goes to all of it. */
  readonly group?: boolean;
  /** Text for its stdin. */
  readonly typed?: string;
}

/** Where programs are, and the moment at which tests live (scripts/lib/moment.ts). */
const PASSED_ON = ['PATH', 'HOME', 'NODE_OPTIONS', 'NARU_TEST_AHEAD_SECONDS'];

function surroundings(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Starts a command with nothing else of the surroundings: vitest sets BASE_URL. */
export function launch(
  command: readonly string[],
  env: Record<string, string>,
  { group = false, typed = '' }: LaunchOptions = {},
): Process {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: group,
    env: { ...surroundings(), ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  child.stdin.end(typed);
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const own: Process = { pid: child.pid ?? 0, child, out: () => out, err: () => err, exited };
  processes.push(own);
  return own;
}

/** Launches `npm start` without npm and without the web app. */
export function launchPortal(folder: string, env: Record<string, string> = {}): Process {
  return launch([process.execPath, 'scripts/start.mjs'], portalEnv(folder, env));
}

export function portalEnv(folder: string, env: Record<string, string> = {}): Record<string, string> {
  return { DATA_DIR: path.join(folder, 'data'), PORT: '0', NARU_WEB: 'off', ...env };
}

export async function startPortal(folder: string, env: Record<string, string> = {}): Promise<PortalProcess> {
  return untilReady(launchPortal(folder, env));
}

/** Waits until the portal is ready. @throws its output where it ends instead */
export async function untilReady(own: Process): Promise<PortalProcess> {
  let ended = false;
  void own.exited.finally(() => (ended = true));
  const url = await until('the portal is ready', () => {
    if (ended) throw new Error(`The portal ended instead of starting: ${own.out()}${own.err()}`);
    return own.out().match(/Naru is ready at (\S+)/)?.[1];
  });
  const kill = (signal: NodeJS.Signals): Promise<Exit> => {
    own.child.kill(signal);
    return own.exited;
  };
  return { ...own, url, kill };
}

/** Runs a program to its end. */
export async function run(
  command: readonly string[],
  env: Record<string, string>,
  options: LaunchOptions = {},
): Promise<Exit & { out: string; err: string }> {
  const own = launch([process.execPath, ...command], env, options);
  const exit = await own.exited;
  return { ...exit, out: own.out(), err: own.err() };
}

/** Polls until `look` gives something. @throws when it takes longer than `ms` */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  ms = HANGS_MS,
): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${what}`);
    await sleep(POLL_MS);
  }
}

export async function ask(
  url: string,
  line: string,
  own: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const [method = 'GET', where = '/'] = line.split(' ');
  const answer = await fetch(url + where, {
    method,
    headers: {
      ...(own.token && { authorization: `Bearer ${own.token}` }),
      ...(own.body !== undefined && { 'content-type': 'application/json' }),
      ...own.headers,
    },
    ...(own.body !== undefined && { body: JSON.stringify(own.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, envelope: JSON.parse(text) as Envelope, text };
}

/** Signs in as a demo person and returns the token. @throws with the answer where there is none */
export async function signIn(url: string, username: string, password = DEMO_PASSWORD): Promise<string> {
  let answer = await ask(url, 'POST /api/auth/login', { body: { username, password } });
  // A refusal just before makes the next attempt wait its second.
  for (let tries = 0; answer.status === 429 && tries < 50; tries += 1) {
    await sleep(100);
    answer = await ask(url, 'POST /api/auth/login', { body: { username, password } });
  }
  if (answer.status !== 200) throw new Error(`${username} did not get in: ${answer.text}`);
  return (answer.envelope.output as { accessToken: string }).accessToken; // the contract's login
}

/** Returns the embedded server's process, where one runs. */
export function postmaster(folder: string): number | undefined {
  return readPostmaster(path.join(folder, 'data/postgres'));
}

/** Returns whether no server runs, and none looks as if it did. */
export function isDatabaseDown(folder: string): boolean {
  return postmaster(folder) === undefined && !existsSync(path.join(folder, 'data/postgres/postmaster.pid'));
}

/** Opens a connection to the embedded database beside the portal. */
export async function connect(folder: string): Promise<pg.Client> {
  const client = new pg.Client(embeddedConnection(locateCluster(path.join(folder, 'data'))));
  client.on('error', () => undefined); // tests take the server away
  await client.connect();
  return client;
}

export async function count(folder: string, table: string): Promise<number> {
  const client = await connect(folder);
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  await client.end();
  return rows[0]?.n ?? -1;
}

/** Copies a folder in which a portal has been started once and stopped (setup.ts), so that each test has its own. */
export function usedFolder(): string {
  const folder = newFolder();
  execFileSync('cp', ['-a', path.join(inject('usedFolder'), 'data'), folder]);
  return folder;
}

export async function makeUsedFolder(): Promise<string> {
  const folder = newFolder();
  await (await startPortal(folder)).kill('SIGTERM');
  return folder;
}

export function readLog(folder: string): string {
  return readFileSync(path.join(folder, 'data/postgres.log'), 'utf8');
}
