/**
 * Builds the web app when its sources are newer than what was built.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

const DIST = path.join(ROOT, 'web/dist');
const STAMP = path.join(DIST, '.built-from');
const SOURCES = [
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'package-lock.json',
];

/** Does nothing in a tenth of a second when nothing has changed. */
export async function buildWeb(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web app …');
  execFileSync(path.join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(STAMP, wanted);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, path.join(ROOT, source));
  return hash.digest('hex');
}

/** By content, not by time: a fresh clone and a branch switch change times without changing files. */
function addTo(hash: ReturnType<typeof createHash>, at: string): void {
  if (!existsSync(at)) return;
  if (statSync(at).isFile()) {
    hash.update(path.relative(ROOT, at)).update(readFileSync(at));
    return;
  }
  for (const name of readdirSync(at).sort()) addTo(hash, path.join(at, name));
}
