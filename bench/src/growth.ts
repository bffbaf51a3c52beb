/**
 * Measures every list in a small university and in one ten times as large, by turns in one run: how many times as long it
 * takes, and how many times as many rows it reads.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CALL_GROUPS, openPortal, type Portal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openSource } from '@naru/server/src/platform/db/source.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { LISTS, OTHER_READS } from '@naru/server/test/growth/lists.ts';
import { countRows, recordSent } from '@naru/server/test/growth/rows.ts';
import pg from 'pg';

import { median } from './load.ts';
import type { Figure } from './report.ts';
import { DEMO_PASSWORD, hashFolders } from './servers.ts';

const SIZES = { small: 3_000, large: 30_000 } as const;
const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/bench-growth');
const WARM_UP = 5;
const ROUNDS = 21;
const MOST = 1.5;

interface University {
  readonly ask: (url: string, person: string) => Promise<void>;
  readonly countRows: (work: () => Promise<void>) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function measureGrowingLists(): Promise<Figure[]> {
  for (const students of Object.values(SIZES)) fill(students);
  const small = await openUniversity(SIZES.small);
  const large = await openUniversity(SIZES.large);
  try {
    const compared: Compared[] = [];
    for (const read of listReads()) compared.push(await compare({ small, large }, read));
    return report(compared);
  } finally {
    await small.close();
    await large.close();
  }
}

interface Read {
  readonly name: string;
  readonly url: string;
  readonly person: string;
}

function listReads(): Read[] {
  const specs = new Map(
    CALL_GROUPS.flatMap(({ name, calls }) => Object.entries(calls).map(([key, spec]) => [`${name}.${key}`, spec])),
  );
  return Object.entries({ ...LISTS, ...OTHER_READS }).flatMap(([id, list]) => {
    const spec = specs.get(id);
    if (typeof list === 'string' || !spec) return [];
    const url = spec.base + spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => list.params?.[name] ?? '');
    return list.people.map((person) => ({ name: `${spec.path} of ${person}`, url, person }));
  });
}

interface Compared {
  readonly name: string;
  readonly ratio: number;
  readonly ms: readonly [small: number, large: number];
  readonly rows: readonly [small: number, large: number];
}

/** Asks both by turns until they are warm, and then for the figures. */
async function compare(
  { small, large }: { readonly small: University; readonly large: University },
  { name, url, person }: Read,
): Promise<Compared> {
  const took: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    took[0].push(await time(() => small.ask(url, person)));
    took[1].push(await time(() => large.ask(url, person)));
  }
  const [ofSmall, ofLarge] = took.map((times) => times.slice(WARM_UP)) as [number[], number[]]; // two were given
  const one = {
    name,
    ratio: median(ofLarge.map((ms, round) => ms / (ofSmall[round] ?? Number.NaN))),
    ms: [median(ofSmall), median(ofLarge)],
    rows: [await small.countRows(() => small.ask(url, person)), await large.countRows(() => large.ask(url, person))],
  } as const;
  const [ms, rows] = [one.ms.map((value) => value.toFixed(1)), one.rows.map((value) => value.toLocaleString('en'))];
  console.log(`  ${one.ratio.toFixed(2)}× ${name}: ${ms.join(' and ')} ms, ${rows.join(' and ')} rows`);
  return one;
}

function report(compared: readonly Compared[]): Figure[] {
  const times = `${SIZES.large.toLocaleString('en')} students, times ${SIZES.small.toLocaleString('en')}`;
  const [first] = compared.toSorted((one, other) => other.ratio - one.ratio);
  const within = compared.filter(({ ratio }) => ratio <= MOST).length;
  return [
    {
      what: `a list among ${times}, median`,
      found: median(compared.map(({ ratio }) => ratio)),
      most: MOST,
      unit: '×',
      seen: `${within} of ${compared.length} are within ${MOST} times`,
    },
    {
      what: `the list that grows most, among ${times}`,
      found: first?.ratio ?? Number.NaN,
      most: MOST,
      unit: '×',
      seen: `${first?.name}: ${first?.ms.map((ms) => ms.toFixed(1)).join(' and ')} ms`,
    },
  ];
}

async function time(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const folderOf = (students: number): string => path.join(CACHE, String(students));

/** Fills a folder of its own unless an earlier run of the same demonstration did. */
function fill(students: number): void {
  const folder = folderOf(students);
  const mark = path.join(folder, 'filled');
  const wanted = hashFolders(['server/demo', 'server/migrations']);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log(`Filling a database with ${students.toLocaleString('en')} students; the next run finds it …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, ['scripts/demo.ts', '--students', String(students)], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(mark, wanted);
}

async function openUniversity(students: number): Promise<University> {
  const folder = folderOf(students);
  const config = readConfig({ DATA_DIR: folder, NARU_DEMO: '1' }, folder);
  const source = await openSource(config, 'program');
  const portal = await openPortal({
    config,
    ...loadSecrets({ secret: undefined, keys: undefined, dataDir: folder }),
    connection: source.connection,
    log: openLog('silent'),
  });
  const client = new pg.Client(source.connection);
  await client.connect();
  await client.query('vacuum analyze');
  const tokens = new Map<string, string>();
  return {
    ask: async (url, person) => {
      const token = tokens.get(person) ?? (await signIn(portal, person));
      tokens.set(person, token);
      const answer = await portal.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode} to ${person}.`);
    },
    countRows: async (work) =>
      (await countRows(client, await recordSent(work))).reduce((sum, { rows }) => sum + rows, 0),
    close: async () => {
      await client.end();
      await portal.close();
      await source.release();
    },
  };
}

async function signIn(portal: Portal, username: string): Promise<string> {
  const payload = { username, password: DEMO_PASSWORD };
  const answer = await portal.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  const { output } = answer.json<{ output: { accessToken?: string } }>(); // the envelope of our own server
  if (!output.accessToken) throw new Error(`${username} could not sign in.`);
  return output.accessToken;
}
