/** The server process of a data folder. After a crash a lock file may name a process that is something else by now. */
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Reads the id of the server's process; undefined where none runs. */
export function readPostmaster(dataDir: string): number | undefined {
  const pid = readLock(path.join(dataDir, 'postmaster.pid'));
  return pid !== undefined && isAlive(pid) && !isSomethingElse(pid, dataDir) ? pid : undefined;
}

/** Deletes lock files that name a live process other than the server: PostgreSQL would refuse to start. */
export function clearStaleLocks(dataDir: string, socketLock: string): void {
  for (const file of [path.join(dataDir, 'postmaster.pid'), socketLock]) {
    const pid = readLock(file);
    if (pid !== undefined && isAlive(pid) && isSomethingElse(pid, dataDir)) rmSync(file, { force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it lives, as somebody else's
  }
}

function readLock(file: string): number | undefined {
  try {
    const pid = Math.abs(Number(readFileSync(file, 'utf8').split('\n')[0])); // a single-user server writes it negative
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the process is another program: PostgreSQL works in its data folder. Where that cannot be seen
 * (macOS, another user's process), trusts the lock file.
 */
function isSomethingElse(pid: number, dataDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(dataDir);
  } catch {
    return false;
  }
}
