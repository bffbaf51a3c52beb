/**
 * The PostgreSQL that the portal runs for itself: made once, started when it does not answer, stopped by whoever leaves last.
 * It listens on a socket only, in a folder that nobody else may enter, and asks for no password.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findBinaries, type Binaries } from './binaries.ts';
import { chooseIdentity, type Identity } from './identity.ts';

export const EMBEDDED_USER = 'naru';
export const EMBEDDED_DATABASE = 'naru';

const SOCKET_FILE = '.s.PGSQL.5432';
const LONGEST_SOCKET_PATH = 107;
const START_TIMEOUT_MS = 60_000;

export interface Cluster {
  readonly dataDir: string;
  readonly socketDir: string;
}

export interface ClusterOptions {
  /** Private cluster of a test run: speed instead of durability. */
  readonly throwAway?: boolean;
  /** Another PostgreSQL than the packaged one. */
  readonly binaries?: Binaries;
}

/** Where the cluster of a data folder lies; touches nothing. */
export function locateCluster(dataDir: string): Cluster {
  const pgData = path.join(dataDir, 'postgres');
  const near = path.join(dataDir, 'socket');
  const socketDir =
    path.join(near, SOCKET_FILE).length <= LONGEST_SOCKET_PATH
      ? near
      : path.join(os.tmpdir(), `naru-${createHash('sha256').update(pgData).digest('hex').slice(0, 16)}`);
  return { dataDir: pgData, socketDir };
}

/**
 * Makes the cluster if there is none, starts it if it does not answer, and returns when it does.
 * Safe to call again at any time, also from several programs at once.
 */
export async function ensureCluster(cluster: Cluster, options: ClusterOptions = {}): Promise<void> {
  if (await answers(cluster)) return;
  const binaries = options.binaries ?? findBinaries();
  mkdirSync(cluster.dataDir, { recursive: true });
  const identity = chooseIdentity([binaries.postgres, cluster.dataDir]);
  prepareFolders(cluster, identity);
  if (!existsSync(path.join(cluster.dataDir, 'PG_VERSION'))) {
    initialise(cluster, { initdb: binaries.initdb, identity });
  }
  await start(cluster, { postgres: binaries.postgres, identity, options });
}

/** Asks the cluster to stop at once but cleanly, and waits until it has. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const pid = readPid(cluster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < START_TIMEOUT_MS && isAlive(pid); waited += 20) await sleep(20);
}

function prepareFolders(cluster: Cluster, identity: Identity): void {
  mkdirSync(cluster.socketDir, { recursive: true });
  for (const folder of [cluster.dataDir, cluster.socketDir]) {
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
    chmodSync(folder, 0o700);
  }
}

function initialise(cluster: Cluster, how: { initdb: string; identity: Identity }): void {
  const command = [
    ...how.identity.prefix,
    how.initdb,
    `--pgdata=${cluster.dataDir}`,
    `--username=${EMBEDDED_USER}`,
    '--auth=peer',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  try {
    execFileSync(command[0] as string, command.slice(1), { stdio: 'pipe' }); // never empty: it holds initdb
  } catch (error) {
    // A half-made cluster would be taken for a whole one at the next start.
    rmSync(path.join(cluster.dataDir, 'PG_VERSION'), { force: true });
    throw error;
  }
  writeFileSync(path.join(cluster.dataDir, 'pg_hba.conf'), 'local all all peer map=naru\n');
  const people = new Set([how.identity.name, 'root', os.userInfo().username]);
  const map = [...people].map((name) => `naru ${name} ${EMBEDDED_USER}\n`).join('');
  writeFileSync(path.join(cluster.dataDir, 'pg_ident.conf'), map);
}

async function start(
  cluster: Cluster,
  how: { postgres: string; identity: Identity; options: ClusterOptions },
): Promise<void> {
  const logFile = path.join(path.dirname(cluster.dataDir), 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const command = [...how.identity.prefix, how.postgres, '-D', cluster.dataDir, '-k', cluster.socketDir];
  for (const setting of settings(how.options)) command.push('-c', setting);
  // Detached: Ctrl-C reaches the whole group, and the database must outlive the drain of the portal.
  const child = spawn(command[0] as string, command.slice(1), { detached: true, stdio: ['ignore', log, log] }); // never empty: it holds postgres
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 10) {
    if (await answers(cluster)) return;
    // Another program may have started it in the same moment: then this one ends, and the other answers soon.
    if (ended && waited > 5_000) break;
    await sleep(10);
  }
  throw new Error(`PostgreSQL did not start. Its last words: ${lastLines(logFile)}`);
}

function settings(options: ClusterOptions): string[] {
  const shared = [
    'listen_addresses=',
    'max_connections=100',
    'shared_buffers=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Messages may quote rows ("Failing row contains …"): keep those out of the file.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'log_parameter_max_length_on_error=0',
    'wal_compression=on',
    'max_wal_size=2GB',
  ];
  return options.throwAway
    ? [...shared, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
    : shared;
}

/** True when something accepts connections on the socket; PostgreSQL opens it before it is ready, so callers retry 57P03. */
function answers(cluster: Cluster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(cluster.socketDir, SOCKET_FILE));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function readPid(cluster: Cluster): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(cluster.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' / ');
}
