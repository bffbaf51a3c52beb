/**
 * Keeps the results of checks between runs, by the content of the files they read. It never keeps a failure.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';
import type { Tally } from './step.ts';

const FOLDER = path.join(ROOT, 'node_modules/.cache/naru-checks');
/** Older keys beyond this number belong to files that changed long ago. */
const MOST_KEYS = 20_000;

const fileOf = (name: string): string => path.join(FOLDER, `${name.replaceAll(/\W+/g, '-')}.json`);

function readJson(name: string): unknown {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return undefined; // nothing is kept yet, or it was cut off: the check runs
  }
}

function writeJson(name: string, value: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(value));
}

export function readKept(name: string, reads: string): Tally | undefined {
  const kept = readJson(name) as { reads: string; tally: Tally } | undefined; // as written below
  return kept?.reads === reads ? kept.tally : undefined;
}

export function writeKept(name: string, reads: string, tally: Tally): void {
  writeJson(name, { reads, tally });
}

/** Reads the hashes of files, each with all that it imports, that a check has passed. */
export function readPassed(name: string): ReadonlySet<string> {
  return new Set((readJson(name) as string[] | undefined) ?? []); // as written below
}

export function addPassed(name: string, hashes: Iterable<string>): void {
  const all = new Set([...hashes, ...readPassed(name)]);
  writeJson(name, [...all].slice(0, MOST_KEYS));
}
