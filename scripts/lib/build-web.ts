/**
 * Builds the web app if its sources are newer than the built files.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

const DIST = path.join(ROOT, 'web/dist');
const STAMP_NAME = '.built-from';
const STAMP = path.join(DIST, STAMP_NAME);
const SOURCES = [
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'package-lock.json',
];

/**
 * Takes a tenth of a second if nothing has changed. Builds in another folder and then replaces the old one,
 * so that nobody ever serves half a build, and two builds at once do not damage each other.
 */
export async function buildWeb(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web app …');
  const fresh = `${DIST}.building-${process.pid}`;
  try {
    const args = ['build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir'];
    execFileSync(path.join(ROOT, 'node_modules/.bin/vite'), args, {
      cwd: path.join(ROOT, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    writeFileSync(path.join(fresh, STAMP_NAME), wanted);
    takePlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function takePlace(fresh: string): void {
  const old = `${fresh}.old`;
  try {
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
  } catch (error) {
    // Another build replaced it at the same moment, from the same sources or newer ones.
    if (!existsSync(DIST)) throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, path.join(ROOT, source));
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
