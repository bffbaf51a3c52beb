/**
 * The folders of the embedded server: whose they are, and making the cluster in them, whole or not at all.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Cluster } from './cluster.ts';
import type { Identity } from './identity.ts';
import { isAlive } from './postmaster.ts';

/** A problem that a person can fix: its message is all they need to see. */
export class ClusterError extends Error {}

/** Prepares both folders: closed to everybody else, and the server's own. @throws ClusterError naming DATA_DIR */
export function prepareFolders(cluster: Cluster, identity: Identity): void {
  try {
    for (const folder of [cluster.dataDir, cluster.socketDir]) own(folder, identity);
    giveFilesAway(cluster.dataDir, identity);
  } catch (error) {
    if (error instanceof ClusterError) throw error;
    const { code, path: where } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EPERM' || code === 'EACCES'
        ? 'belongs to another user or may not be written: start Naru as the user it belongs to'
        : `cannot be used (${code ?? 'unknown'})`;
    throw new ClusterError(`${where ?? cluster.dataDir} ${reason}, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}

function own(folder: string, identity: Identity): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Never through a link, and never a foreign folder: under root that would give other people's files away.
  const found = lstatSync(folder);
  const me = process.getuid?.();
  if (!found.isDirectory() || (me !== undefined && found.uid !== me && found.uid !== identity.uid)) {
    throw new ClusterError(
      `${folder} is not a folder of the user who runs Naru. Start Naru as the user it belongs to, remove it, or set DATA_DIR to another folder.`,
    );
  }
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  chmodSync(folder, 0o700);
}

/** Gives files to the server's user: a backup that root copied back belongs to root, and PostgreSQL refuses it. */
function giveFilesAway(dataDir: string, identity: Identity): void {
  if (identity.uid === undefined) return;
  const version = lstatSync(path.join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false });
  if (!version || version.uid === identity.uid) return;
  execFileSync('chown', ['-R', '-h', `${identity.uid}:${identity.gid}`, dataDir], { stdio: 'ignore' });
}

interface Making {
  readonly initdb: string;
  readonly identity: Identity;
  /** PostgreSQL's name for everybody whom the socket lets in. */
  readonly user: string;
  readonly sync: boolean;
}

/**
 * Makes the cluster beside its place and then moves it there: a crash in between leaves nothing that looks like one.
 */
export async function initialise(dataDir: string, how: Making): Promise<void> {
  await clearLeftovers(dataDir);
  const fresh = `${dataDir}.new-${process.pid}`;
  try {
    own(fresh, how.identity);
    await runInitdb(fresh, how);
    writeFileSync(path.join(fresh, 'pg_hba.conf'), 'local all all peer map=naru\n');
    const people = new Set([how.identity.name, 'root', os.userInfo().username]);
    const map = [...people].map((name) => `naru "${name}" ${how.user}\n`).join('');
    writeFileSync(path.join(fresh, 'pg_ident.conf'), map);
    moveIntoPlace(fresh, dataDir);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function runInitdb(folder: string, how: Making): Promise<void> {
  const command = [
    ...how.identity.prefix,
    how.initdb,
    `--pgdata=${folder}`,
    `--username=${how.user}`,
    '--auth=peer',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(how.sync ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(command[0] as string, command.slice(1)); // never empty: it holds initdb
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const said = stderr.trim().split('\n').slice(-3).join(' / ');
    throw new ClusterError(`The database could not be made in ${folder}: ${said || String(error)}`, { cause: error });
  }
}

function moveIntoPlace(fresh: string, dataDir: string): void {
  try {
    renameSync(fresh, dataDir); // replaces an empty folder, and no other
  } catch (error) {
    if (existsSync(path.join(dataDir, 'PG_VERSION'))) return; // another program was faster: its cluster counts
    throw new ClusterError(
      `${dataDir} holds something that is not a database. Move it away, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** How long an initdb whose folder was taken away may need to see it. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/** Deletes the leftovers of starts that were killed half-way. */
async function clearLeftovers(dataDir: string): Promise<void> {
  const parent = path.dirname(dataDir);
  const prefix = `${path.basename(dataDir)}.new-`;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid !== process.pid && isAlive(pid)) continue;
    // An initdb that outlived its parent may be writing still; without its folder it gives up and removes its files.
    // Files that vanish end rmSync early and without an error, so it is repeated until that initdb had time to end.
    const left = path.join(parent, name);
    const until = Date.now() + PATIENCE_MS;
    while (existsSync(left) && Date.now() < until) {
      rmSync(left, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
      if (existsSync(left)) await sleep(PAUSE_MS);
    }
  }
}
