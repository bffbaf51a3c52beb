/**
 * The servers that are measured, each in a process of its own: the portal as `npm start` runs it, on a filled data
 * folder that is kept between runs, and its bare twin on the same database.
 */
import { createHash } from 'node:crypto';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/bench');
const FILLED = path.join(CACHE, 'filled');
const STUDENTS = 30_000;
const START_TIMEOUT_MS = 120_000;

export const DATA_DIR = path.join(CACHE, 'data');

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** From the spawn to the line that says ready. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

/** Fills the data folder with the demonstration university unless an earlier run of the same demonstration did. */
export function fillData(): void {
  const wanted = `${STUDENTS} ${hashFolders(['server/demo', 'server/migrations'])}`;
  if (existsSync(FILLED) && readFileSync(FILLED, 'utf8') === wanted && existsSync(DATA_DIR)) return;
  console.log(`Filling a database with ${STUDENTS.toLocaleString('en')} students; the next run finds it …`);
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  execFileSync(process.execPath, ['scripts/demo.ts', '--students', String(STUDENTS)], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(FILLED, wanted);
}

/** A database of another demonstration, or of an older one, would give the figures of other content. */
export function hashFolders(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
    for (const file of paths.toSorted()) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('base64url');
}

/** The program and the memory flags that `npm start` gives Node. */
const [program = '', ...flags] = readStart().toReversed();

function readStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }; // our own package
  };
  return scripts.start.replace(/^exec node /, '').split(' ');
}

/** The production portal; its log goes to a file, as it would on a server. */
export function startPortal(): Promise<Server> {
  return startServer('portal', [...flags, program], { DATA_DIR, PORT: '0', LOG_LEVEL: 'info' });
}

/** Fastify and pg with the same statements; the portal must be running, because it holds the database open. */
export function startBare(): Promise<Server> {
  return startServer('bare', [...flags, 'bench/src/bare.ts'], { DATA_DIR });
}

/** Another process of the portal, on the database of the first. */
export function startSecond(): Promise<Server> {
  return startServer('second', [...flags, 'bench/src/second.ts'], { DATA_DIR });
}

async function startServer(name: string, args: string[], env: Record<string, string>): Promise<Server> {
  mkdirSync(CACHE, { recursive: true });
  const file = path.join(CACHE, `${name}.log`);
  rmSync(file, { force: true });
  const log = openSync(file, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = await readAddress(child, file, started);
  return { url, pid: child.pid ?? 0, startMs: performance.now() - started, stop: () => stop(child) };
}

async function readAddress(child: ChildProcess, file: string, started: number): Promise<string> {
  while (performance.now() - started < START_TIMEOUT_MS) {
    const text = readFileSync(file, 'utf8');
    const address = /ready at (http\S+)/.exec(text)?.[1];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${text}`);
    await sleep(5);
  }
  child.kill('SIGTERM');
  throw new Error('The server did not start in time.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Memory that the process holds, in MB of 1,000,000 bytes. */
export function readMemory(pid: number): number {
  const kibibytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  return (kibibytes * 1024) / 1_000_000;
}

export const DEMO_PASSWORD = 'naru-demo-1!';

/** Signs a demo person in; returns the token. */
export async function signIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const { output } = (await response.json()) as { output: { accessToken?: string } }; // the envelope of our own server
  if (!output.accessToken) throw new Error(`${username} could not sign in.`);
  return output.accessToken;
}
