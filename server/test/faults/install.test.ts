/** The first step of every command, on the machine's own Node: install, but only what has changed. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { cleanUp, newFolder } from './portal-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WORKSPACES = ['contract', 'server', 'web', 'e2e', 'bench'];
/** The Node of the machine where it has one of its own: another one than what the portal runs on. */
const OUTER_NODE = existsSync('/usr/bin/node') ? '/usr/bin/node' : process.execPath;

let clone: string;

afterAll(cleanUp);

beforeEach(() => {
  clone = newFolder();
  for (const name of ['scripts/install.mjs', 'package.json', 'package-lock.json', '.npmrc']) copy(name);
  for (const name of WORKSPACES) copy(`${name}/package.json`);
  mkdirSync(path.join(clone, 'stub'));
  stubNpm('mkdir -p node_modules/.bin && touch node_modules/.bin/node');
});

function copy(name: string): void {
  cpSync(path.join(ROOT, name), path.join(clone, name));
}

/** Writes an npm that notes how it was called and does `work`. */
function stubNpm(work: string): void {
  const file = path.join(clone, 'stub/npm');
  writeFileSync(file, `#!/bin/sh\necho "$(pwd) $*" >> "${clone}/calls"\n${work}\n`);
  chmodSync(file, 0o755);
}

function install(flags: readonly string[] = []): { status: number | null; out: string; err: string } {
  const ran = spawnSync(OUTER_NODE, [...flags, path.join(clone, 'scripts/install.mjs')], {
    env: { PATH: `${path.join(clone, 'stub')}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  return { status: ran.status, out: ran.stdout, err: ran.stderr };
}

function readCalls(): string[] {
  const file = path.join(clone, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

describe('the installation', () => {
  it('happens once, by the lock file, from wherever it is called', () => {
    const lock = readFileSync(path.join(clone, 'package-lock.json'));
    expect(install()).toEqual({ status: 0, out: 'Installing packages …\n', err: '' });
    expect(install()).toEqual({ status: 0, out: '', err: '' });
    expect(readCalls()).toEqual([`${clone} install --no-save --no-audit --no-fund --loglevel=error`]);
    expect(readFileSync(path.join(clone, 'package-lock.json'))).toEqual(lock);
  });

  it.each(['package-lock.json', 'package.json', '.npmrc', ...WORKSPACES.map((name) => `${name}/package.json`)])(
    'happens again when %s has changed',
    (name) => {
      install();
      appendFileSync(path.join(clone, name), '\n');
      expect(install().out).toBe('Installing packages …\n');
      expect(install().out).toBe('');
      expect(readCalls()).toHaveLength(2);
    },
  );

  it('happens again when what was installed is gone', () => {
    install();
    rmSync(path.join(clone, 'node_modules/.bin/node'));
    expect(install().out).toBe('Installing packages …\n');
  });

  it('that fails says so in a line, and the next call tries again', () => {
    stubNpm('echo "npm error network" >&2; exit 1');
    const failed = install();
    expect(failed.status).toBe(1);
    expect(failed.err).toBe(
      'npm error network\nThe packages could not be installed; what npm said stands above. The next start tries again.\n',
    );
    install();
    expect(readCalls()).toHaveLength(2);
  });

  it('names the Node that it needs where the machine has an older one', () => {
    const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } });';
    const ran = install(['--import', `data:text/javascript,${encodeURIComponent(older)}`]);
    expect(ran).toEqual({
      status: 1,
      out: '',
      err: 'Naru needs Node 20 or newer to install itself; this is 18.20.4.\n',
    });
    expect(readCalls()).toEqual([]);
  });
});
