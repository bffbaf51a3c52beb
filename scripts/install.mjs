/**
 * Installs the packages of the lock file, if it has changed since the last time. Runs on the machine's own Node (20 or
 * newer), before any package is installed: plain JavaScript, no imports from packages.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const stamp = path.join(root, 'node_modules/.cache/naru-install');
const manifests = [
  'package-lock.json',
  '.npmrc',
  'package.json',
  ...['contract', 'server', 'web', 'e2e', 'bench'].map((name) => `${name}/package.json`),
];

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Naru needs Node 20 or newer to install itself; this is ${process.versions.node}.`);
  process.exit(1);
}

const wanted = createHash('sha256');
for (const name of manifests) wanted.update(readFileSync(path.join(root, name)));
const hash = `${wanted.digest('hex')} ${process.platform} ${process.arch}`;
const isInstalled =
  existsSync(path.join(root, 'node_modules/.bin/node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

if (!isInstalled) {
  console.log('Installing packages …');
  // Not `npm ci`, which fails if the registry lacks another system's binaries. This leaves the lock file unchanged.
  try {
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch {
    console.error('The packages could not be installed; what npm said stands above. The next start tries again.');
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
