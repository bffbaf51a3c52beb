/**
 * Compares the files that the browser loads with their budgets: part of `npm run verify`, read from the built files.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { requireNode, ROOT } from './lib/root.ts';

const DIST = path.join(ROOT, 'web/dist');
const FIRST_SCREEN = '/dashboard';
/** kB are 1,000 bytes, as browsers and the specification of the budget count them. */
const KB = 1000;
const FIRST_SCRIPT_KB = 130;
const FIRST_STYLE_KB = 15;
const FIRST_REQUESTS = 16;
const PART_KB = 60;
const LARGE_PART_KB = 150;
/** The editor may be larger; it loads when it is first drawn. */
const LARGE_PART = /-editor\.tsx$/;
/** Screens are measured as routes; texts in the other language are no part of a screen's own weight. */
const SCREEN_OR_TEXTS = /(-screen\.tsx|\/texts\.en\.ts)$/;
/** Tables of addresses come once with the first screen of their area; what most screens share has come before a part. */
const TABLE_FILE = /\/routes-[^/]+$/;
const COMMON_FILE = /\/common-[^/]+$/;
/** The page, its icon, and calls: login info, person, dashboard, type names, own menus, departments, the visit. */
const OTHER_REQUESTS = 9;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
interface RouteChunk {
  readonly address: string;
  readonly files: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Line {
  readonly what: string;
  readonly found: number;
  readonly most: number;
  readonly unit: 'kB' | '';
}

/** Collects the files that a chunk needs before it runs: its own, and those of its imports. */
function collectFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (seen.has(name) || !chunk) continue;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** Reads the files that the page itself names; the manifest lacks an entry whose code all went into other chunks. */
function readPageFiles(): string[] {
  const page = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

const sizes = new Map<string, number>();

function gzipKb(files: Iterable<string>, ending: string): number {
  let bytes = 0;
  for (const file of files) {
    if (!file.endsWith(ending)) continue;
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length;
    sizes.set(file, size);
    bytes += size;
  }
  return bytes / KB;
}

function measure(manifest: Manifest, routes: readonly RouteChunk[]): Line[] {
  const first = new Set([...readPageFiles(), ...filesOfRoute(routes, FIRST_SCREEN)]);
  const further = (what: string, files: Iterable<string>, there: RegExp): Line => ({
    what,
    found: gzipKb(
      [...files].filter((file) => !first.has(file) && !there.test(file)),
      '.js',
    ),
    most: LARGE_PART.test(what) ? LARGE_PART_KB : PART_KB,
    unit: 'kB',
  });
  const screens = routes.map(({ address, files }) => further(`route ${address}`, files, TABLE_FILE));
  const parts = Object.keys(manifest)
    .filter((name) => manifest[name]?.isDynamicEntry && !SCREEN_OR_TEXTS.test(name))
    .map((name) => further(`part ${name.replace(/^src\//, '')}`, collectFiles(manifest, [name]), COMMON_FILE));
  return [
    { what: 'first screen: scripts', found: gzipKb(first, '.js'), most: FIRST_SCRIPT_KB, unit: 'kB' },
    { what: 'first screen: styles', found: gzipKb(first, '.css'), most: FIRST_STYLE_KB, unit: 'kB' },
    { what: 'first screen: requests', found: first.size + OTHER_REQUESTS, most: FIRST_REQUESTS, unit: '' },
    ...[...screens, ...parts].sort((a, b) => b.found / b.most - a.found / a.most),
  ];
}

function print(lines: readonly Line[]): void {
  const wide = Math.max(...lines.map((line) => line.what.length));
  for (const line of lines) {
    const mark = line.found <= line.most ? '✓' : '✘';
    const found = line.unit ? line.found.toFixed(1) : String(line.found);
    console.log(`${mark} ${line.what.padEnd(wide)} ${found.padStart(7)} of ${line.most} ${line.unit}`);
  }
}

function readBuilt(name: string): unknown {
  const file = path.join(DIST, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}

function filesOfRoute(routes: readonly RouteChunk[], address: string): readonly string[] {
  const route = routes.find((one) => one.address === address);
  if (!route) throw new Error(`The build has no route for ${address}.`);
  return route.files;
}

requireNode();
const lines = measure(
  readBuilt('manifest.json') as Manifest, // both written by our own build
  readBuilt('route-chunks.json') as RouteChunk[],
);
print(lines);
if (lines.some((line) => line.found > line.most)) process.exitCode = 1;
