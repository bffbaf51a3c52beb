/**
 * Plants each fault into a copy of the repository and checks that the tests find it.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { PLANTED_FAULTS, type Command, type PlantedFault } from './planted-faults.ts';
import { ROOT } from './root.ts';
import { listSources } from './sources.ts';
import type { Result } from './step.ts';

const WORKSPACES = ['contract', 'server', 'web', 'e2e', 'bench'];

/** Makes a copy that shares the packages, but neither the workspaces among them nor results kept between runs. */
function makeCopy(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'naru-faults-'));
  for (const file of [...listSources(), '.oxlintrc.json', '.oxfmtrc.json', '.npmrc'])
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  linkPackages(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of WORKSPACES) {
    const own = path.join(ROOT, name, 'node_modules');
    if (existsSync(own)) linkPackages(own, path.join(copy, name, 'node_modules'));
  }
  mkdirSync(path.join(copy, 'node_modules/@naru'), { recursive: true });
  for (const name of WORKSPACES) symlinkSync(path.join(copy, name), path.join(copy, 'node_modules/@naru', name));
  return copy;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '.cache' && name !== '@naru') symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function run(copy: string, { program, args, env }: Command, moment: Readonly<Record<string, string>>) {
  const ran = spawnSync(path.join(copy, 'node_modules/.bin', program), [...args], {
    cwd: copy,
    env: { ...process.env, ...moment, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { isGood: ran.status === 0, output: `${ran.stdout}${ran.stderr}` };
}

/** Explains why the fault was not found; undefined if it was. */
function complaintOf(copy: string, fault: PlantedFault, env: Readonly<Record<string, string>>): string | undefined {
  const file = path.join(copy, fault.edit.file);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(fault.edit.from)) return `${fault.edit.file} no longer has: ${fault.edit.from}`;
  writeFileSync(
    file,
    before.replace(fault.edit.from, () => fault.edit.to),
  );
  try {
    const ran = fault.commands.map((command) => run(copy, command, env));
    const last = ran.at(-1);
    if (ran.slice(0, -1).some(({ isGood }) => !isGood))
      return `a step before failed: ${ran.map(({ output }) => output.slice(-2_000)).join('')}`;
    if (last?.isGood) return 'nothing failed';
    return fault.says.test(last?.output ?? '')
      ? undefined
      : `it failed, but of something else: ${last?.output.slice(-3_000)}`;
  } finally {
    writeFileSync(file, before);
  }
}

/** Returns one outcome per fault: passed if the tests found it. */
export function plantFaults(env: Readonly<Record<string, string>>): Result[] {
  const copy = makeCopy();
  try {
    return PLANTED_FAULTS.filter(canBePlanted).map((fault) => {
      const started = performance.now();
      const complaint = complaintOf(copy, fault, env);
      const seconds = (performance.now() - started) / 1000;
      console.log(`── ${fault.name}: ${complaint === undefined ? 'found' : 'NOT FOUND'} in ${seconds.toFixed(1)} s`);
      const [passed, failed] = complaint === undefined ? [1, 0] : [0, 1];
      return {
        name: fault.name,
        passed,
        failed,
        seconds,
        isKept: false,
        complaint: complaint ? `── ${fault.name}\n${complaint}` : '',
        failures: complaint ? [fault.name] : [],
        flaky: [],
      };
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function canBePlanted({ name, needs }: PlantedFault): boolean {
  if (needs === undefined || existsSync(needs)) return true;
  console.log(`── ${name}: not planted, as ${needs} is not here`);
  return false;
}
