/** The user that runs PostgreSQL. It refuses root, so under root it runs as its own user. */
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

import { ClusterError } from './folders.ts';

export interface Identity {
  /** Name of the operating system's user, for peer authentication. */
  readonly name: string;
  readonly uid: number | undefined;
  readonly gid: number | undefined;
  /** Put before a command so that it runs as this user. */
  readonly prefix: readonly string[];
}

const SERVER_USER = 'postgres';

/**
 * @param dataDir under root, the server runs as the owner of an existing cluster
 * @param folders the folders that the server must reach: its programs and its data
 * @throws ClusterError that names DATA_DIR where root cannot hand over to another user
 */
export function chooseIdentity(dataDir: string, folders: readonly string[]): Identity {
  const me = process.getuid?.();
  if (me !== 0) return { name: nameOf(me), uid: undefined, gid: undefined, prefix: [] };
  const { uid, gid } = findOwner(dataDir) ?? findServerUser();
  const reachable = folders.every((folder) => isReachableByOthers(folder));
  const prefix = reachable
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    : closedHomePrefix(uid, gid);
  try {
    execFileSync(prefix[0] as string, [...prefix.slice(1), 'true'], { stdio: 'ignore' }); // the prefix starts with the program
  } catch (error) {
    throw noHandover(error);
  }
  return { name: nameOf(uid), uid, gid, prefix };
}

/** Folders under root's closed home: PostgreSQL's user passes them with dac_override alone, kept when users change. */
function closedHomePrefix(uid: number, gid: number): string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
}

function noHandover(cause: unknown): ClusterError {
  return new ClusterError(
    'PostgreSQL does not run as root, and this system does not let root hand over to another user here (that takes setpriv of util-linux). ' +
      'Set DATA_DIR to a folder outside of closed home folders, start Naru as an ordinary user, or set DATABASE_URL.',
    { cause },
  );
}

/** Returns the owner of an existing cluster, unless that is root. */
function findOwner(dataDir: string): { uid: number; gid: number } | undefined {
  const found = statSync(path.join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function findServerUser(): { uid: number; gid: number } {
  const ask = (flag: string): number =>
    Number(execFileSync('id', [flag, SERVER_USER], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    // It is not there yet: made below.
  }
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SERVER_USER],
      { stdio: 'ignore' },
    );
    return { uid: ask('-u'), gid: ask('-g') };
  } catch (error) {
    throw noHandover(error);
  }
}

function nameOf(uid: number | undefined): string {
  try {
    return execFileSync('id', ['-un', ...(uid === undefined ? [] : [String(uid)])], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch (error) {
    throw new ClusterError(
      `User ${uid ?? ''} has no name on this system (in /etc/passwd), and PostgreSQL needs one. Start Naru as a user with a name, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Returns whether others can reach the folder, also through links. Missing parts count: they are made reachable. */
function isReachableByOthers(folder: string): boolean {
  let there = path.dirname(folder);
  while (!existsSync(there)) there = path.dirname(there);
  for (let at = realpathSync(there); ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
