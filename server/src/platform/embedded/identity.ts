/**
 * As whom PostgreSQL runs. It refuses root, so under root it runs as its own user.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

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
 * @param folders what the server must reach: its programs and its data
 * @throws Error that names DATA_DIR where root cannot hand over to another user
 */
export function chooseIdentity(folders: readonly string[]): Identity {
  if (process.getuid?.() !== 0) {
    return { name: nameOf(process.getuid?.()), uid: undefined, gid: undefined, prefix: [] };
  }
  const { uid, gid } = findServerUser();
  const reachable = folders.every((folder) => isReachableByOthers(folder));
  const prefix = reachable
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    : closedHomePrefix(uid, gid);
  try {
    execFileSync(prefix[0] as string, [...prefix.slice(1), 'true'], { stdio: 'ignore' }); // the prefix starts with the program
  } catch {
    throw new Error(
      'PostgreSQL does not run as root, and this system does not let root hand over to another user here. ' +
        'Set DATA_DIR to a folder outside of closed home folders, or start Naru as an ordinary user.',
    );
  }
  return { name: SERVER_USER, uid, gid, prefix };
}

/**
 * Folders under root's closed home: PostgreSQL's user passes them with dac_override alone, kept over the change of user.
 */
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

function findServerUser(): { uid: number; gid: number } {
  const ask = (flag: string): number =>
    Number(execFileSync('id', [flag, SERVER_USER], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SERVER_USER],
      { stdio: 'ignore' },
    );
    return { uid: ask('-u'), gid: ask('-g') };
  }
}

function nameOf(uid: number | undefined): string {
  return execFileSync('id', ['-un', ...(uid === undefined ? [] : [String(uid)])])
    .toString()
    .trim();
}

function isReachableByOthers(folder: string): boolean {
  for (let at = path.dirname(folder); ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
