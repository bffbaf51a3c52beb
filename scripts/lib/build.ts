/**
 * Builds the web app and the server if their sources have changed since.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

interface Target {
  readonly name: string;
  /** Holds a `vite.config.ts`, and what is built in `dist`. */
  readonly folder: string;
  /** Files and folders from which it is built. */
  readonly sources: readonly string[];
}

const SHARED = ['contract/src', 'package-lock.json', 'scripts/lib/build.ts'];
const WEB: Target = {
  name: 'web app',
  folder: path.join(ROOT, 'web'),
  sources: ['web/src', 'web/build', 'web/public', 'web/index.html', 'web/vite.config.ts', ...SHARED],
};
const SERVER: Target = {
  name: 'server',
  folder: path.join(ROOT, 'server'),
  sources: ['server/src', 'server/demo', 'server/vite.config.ts', 'scripts/lib', ...SHARED],
};
const STAMP = '.built-from';

/** Takes a tenth of a second if nothing has changed, as the build of the server does. */
export function buildWeb(): void {
  buildStale(WEB);
}

/** Writes `server/dist/portal.mjs`, which `npm start` runs (decision 012). */
export function buildServer(): void {
  buildStale(SERVER);
}

/**
 * Builds in another folder and then replaces the old one, so that nobody ever serves half a build, and two builds at
 * once do not damage each other.
 */
function buildStale({ name, folder, sources }: Target): void {
  const dist = path.join(folder, 'dist');
  const stamp = path.join(dist, STAMP);
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building the ${name} …`);
  const fresh = `${dist}.building-${process.pid}`;
  try {
    const args = ['build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir'];
    execFileSync(path.join(ROOT, 'node_modules/.bin/vite'), args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    writeFileSync(path.join(fresh, STAMP), wanted);
    takePlace(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function takePlace(fresh: string, dist: string): void {
  const old = `${fresh}.old`;
  try {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } catch (error) {
    // Another build replaced it at the same moment, from the same sources or newer ones.
    if (!existsSync(dist)) throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, path.join(ROOT, source));
  return hash.digest('hex');
}

/** Hashes content, not times: a fresh clone and a branch switch change times without changing files. */
function addTo(hash: ReturnType<typeof createHash>, at: string): void {
  if (!existsSync(at)) return;
  if (statSync(at).isFile()) {
    hash.update(path.relative(ROOT, at)).update(readFileSync(at));
    return;
  }
  for (const name of readdirSync(at).sort()) addTo(hash, path.join(at, name));
}
