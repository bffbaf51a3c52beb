/**
 * The PostgreSQL that the portal runs for itself: made once, started when it does not answer, stopped by its last user.
 * It listens on a socket only, in a folder that nobody else may enter, and asks for no password.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, lstatSync, openSync, realpathSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findBinaries, type Binaries } from './binaries.ts';
import { ClusterError, initialise, prepareFolders } from './folders.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { clearStaleLocks, isAlive, readPostmaster } from './postmaster.ts';
import { readTail } from './tail.ts';

export const EMBEDDED_USER = 'naru';
export const EMBEDDED_DATABASE = 'naru';

const SOCKET_FILE = '.s.PGSQL.5432';
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 10;

/** Its predecessor's processes are still leaving, or another program has just started it: both pass. */
const PASSING = /pre-existing shared memory block|lock file .* already exists|is another postgres/i;

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

/** Locates the cluster of a data folder, the same for every way to write the folder; touches nothing. */
export function locateCluster(dataDir: string): Cluster {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : dataDir;
  const pgData = path.join(real, 'postgres');
  const near = path.join(real, 'socket');
  const fits = Buffer.byteLength(path.join(near, SOCKET_FILE)) <= LONGEST_SOCKET_PATH;
  // Not os.tmpdir(): TMPDIR may differ between the portal and a program that looks for it.
  const far = `/tmp/naru-${createHash('sha256').update(pgData).digest('hex').slice(0, 16)}`;
  return { dataDir: pgData, socketDir: fits ? near : far };
}

/**
 * Makes the cluster if there is none, starts it if it does not answer, and returns when it does.
 * Safe to call again at any time, also from several programs at once.
 * @throws ClusterError naming what a person can mend
 */
export async function ensureCluster(cluster: Cluster, options: ClusterOptions = {}): Promise<void> {
  if (isOurSocket(cluster) && (await answers(cluster))) return;
  const binaries = options.binaries ?? findBinaries();
  const identity = chooseIdentity(cluster.dataDir, [binaries.postgres, cluster.dataDir]);
  prepareFolders(cluster, identity);
  if (!existsSync(path.join(cluster.dataDir, 'PG_VERSION'))) {
    await initialise(cluster.dataDir, {
      initdb: binaries.initdb,
      identity,
      user: EMBEDDED_USER,
      sync: !options.throwAway,
    });
  }
  await start(cluster, { postgres: binaries.postgres, identity, options });
}

/** Asks the cluster to stop at once but cleanly, and waits until it has. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const pid = readPostmaster(cluster.dataDir);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) {
    await sleep(POLL_MS);
    // In a container nobody may collect ended processes: without its lock file it is gone, despite the process table.
    if (!existsSync(path.join(cluster.dataDir, 'postmaster.pid'))) break;
  }
  for (let waited = 0; isAlive(pid) && waited < 1_000; waited += POLL_MS) await sleep(POLL_MS);
}

async function start(
  cluster: Cluster,
  how: { postgres: string; identity: Identity; options: ClusterOptions },
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    clearStaleLocks(cluster.dataDir, path.join(cluster.socketDir, `${SOCKET_FILE}.lock`));
    const said = await startOnce(cluster, how);
    if (said === undefined) return;
    if (!PASSING.test(said) || Date.now() > deadline) {
      throw new ClusterError(`PostgreSQL did not start. Its last words: ${said}`);
    }
    await sleep(POLL_MS * 5);
  }
}

/** Starts the server once; undefined once it answers, its last words where it ended before. */
async function startOnce(
  cluster: Cluster,
  how: { postgres: string; identity: Identity; options: ClusterOptions },
): Promise<string | undefined> {
  const logFile = path.join(path.dirname(cluster.dataDir), 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const before = statSync(logFile).size;
  const command = [...how.identity.prefix, how.postgres, '-D', cluster.dataDir, '-k', cluster.socketDir];
  for (const setting of settings(how.options)) command.push('-c', setting);
  // Detached: Ctrl-C reaches the whole group, and the database must outlive the drain of the portal.
  const child = spawn(command[0] as string, command.slice(1), { detached: true, stdio: ['ignore', log, log] }); // never empty: it holds postgres
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += POLL_MS) {
    if (await answers(cluster)) return undefined;
    if (ended) break;
    await sleep(POLL_MS);
  }
  return readTail(logFile, before);
}

function settings(options: ClusterOptions): string[] {
  const shared = [
    'listen_addresses=',
    'max_connections=100',
    'shared_buffers=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Messages of statements quote values and rows ("Failing row contains …"): this log has only the server's own acts.
    'log_min_messages=log',
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'log_parameter_max_length_on_error=0',
    'log_checkpoints=off',
    'wal_compression=on',
    'max_wal_size=2GB',
  ];
  return options.throwAway
    ? [...shared, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
    : shared;
}

/**
 * Returns whether the socket is ours: a folder that somebody else put there could hold a server that pretends to be.
 */
function isOurSocket(cluster: Cluster): boolean {
  const folder = lstatSync(cluster.socketDir, { throwIfNoEntry: false });
  const data = lstatSync(cluster.dataDir, { throwIfNoEntry: false });
  return Boolean(folder?.isDirectory() && data && folder.uid === data.uid);
}

/** Returns whether something accepts connections on the socket; PostgreSQL opens it early, so callers retry 57P03. */
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
