/**
 * Measures calls per second and the slowest answers of the portal and its bare twin.
 */
import { DEMO_PEOPLE } from '@naru/contract/testing/menu-table.ts';

import { makeLoad, median, ratioOf, takeTurns, type LoadOrder, type LoadRequest, type Rounds } from './load.ts';
import type { Figure } from './report.ts';
import { prepareRequests, type Asked } from './requests.ts';
import { DEMO_PASSWORD, readMemory, type Server } from './servers.ts';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SECONDS = 5;
const CONNECTIONS = 16;
const MANY_CONNECTIONS = 64;
const STORM_SECONDS = 8;
const QUICK_SECONDS = 4;

export interface Bench {
  readonly portal: Server;
  readonly bare: Server;
}

const NAMES = {
  list: 'course page (20 rows, joins, total)',
  detail: 'course detail',
  loginInfo: 'loginInfo',
  posts: 'page of 100,000 notices',
  postSearch: 'search in 100,000 notices',
  post: 'notice with its neighbours',
} as const;
const LEAST = {
  list: { least: 0.65, aim: 0.7 },
  detail: { least: 0.45, aim: 0.6 },
  loginInfo: { least: 0.45 },
  posts: { least: 0.6 },
  postSearch: { least: 0.6 },
  post: { least: 0.45 },
} as const;

/** Measures calls per second as a fraction of the bare twin's. */
export async function measureThroughput(bench: Bench, which: keyof typeof NAMES): Promise<Figure[]> {
  const rounds = await compare(bench, (await prepareRequests(bench.portal, bench.bare))[which], CONNECTIONS);
  return [
    {
      what: `${NAMES[which]}, of bare`,
      found: ratioOf(rounds, 'perSecond'),
      ...LEAST[which],
      seen: seenOf(rounds, 'perSecond'),
    },
  ];
}

/** Compares a board of 100,000 posts with one of 1,000, both served by the portal. */
export async function measureGrowth({ portal, bare }: Bench): Promise<Figure[]> {
  const { fewPosts } = await prepareRequests(portal, bare);
  const rounds = await compare({ portal, bare: portal }, fewPosts, CONNECTIONS);
  return [
    {
      what: 'page of 100,000 notices, of a page of 1,000 posts',
      found: ratioOf(rounds, 'perSecond'),
      least: 0.8,
      seen: seenOf(rounds, 'perSecond'),
    },
  ];
}

/** Compares the list's slowest hundredth with the bare twin's. */
export async function measureTail(bench: Bench): Promise<Figure[]> {
  const { list } = await prepareRequests(bench.portal, bench.bare);
  const figures: Figure[] = [];
  for (const connections of [CONNECTIONS, MANY_CONNECTIONS]) {
    const rounds = await compare(bench, list, connections);
    figures.push({
      what: `p99 of the course page at ${connections} connections, times bare`,
      found: ratioOf(rounds, 'p99'),
      most: 3,
      unit: '×',
      seen: seenOf(rounds, 'p99'),
    });
  }
  return figures;
}

/** Compares sign-ins with the limit of the hash alone, then measures the list while they go on. */
export async function measureSignIn(bench: Bench): Promise<Figure[]> {
  const order = signInOrder(bench.portal.url);
  const ceilings: number[] = [];
  const signIns: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ceilings.push(readCeiling());
    signIns.push((await makeLoad(order)).perSecond);
  }
  const found = median(signIns.map((perSecond, round) => perSecond / (ceilings[round] ?? Number.NaN)));
  const seen = `${Math.round(median(signIns))} of ${Math.round(median(ceilings))} a second`;
  return [{ what: 'sign-in, of the argon2id ceiling', found, least: 0.8, seen }];
}

export async function measureStorm(bench: Bench): Promise<Figure[]> {
  const { list } = await prepareRequests(bench.portal, bench.bare);
  const reading = orderOf(bench.portal.url, list.ours, CONNECTIONS);
  const idle: number[] = [];
  const storm: number[] = [];
  await makeLoad(reading);
  for (let round = 0; round < 3; round += 1) {
    idle.push((await makeLoad(reading)).p99);
    const signingIn = makeLoad({ ...signInOrder(bench.portal.url), seconds: STORM_SECONDS });
    storm.push((await makeLoad(reading)).p99);
    await signingIn;
  }
  const found = median(storm.map((p99, round) => p99 / (idle[round] ?? Number.NaN)));
  const seen = `${Math.round(median(storm))} and ${Math.round(median(idle))} ms`;
  return [{ what: 'p99 of the course page in a storm of sign-ins, times idle', found, most: 4, unit: '×', seen }];
}

/** Measures memory after a while of load on many connections. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const { list } = await prepareRequests(bench.portal, bench.bare);
  const figures: Record<keyof Bench, number> = { portal: 0, bare: 0 };
  const orders = { portal: list.ours, bare: list.bare } as const;
  for (const name of ['portal', 'bare'] as const) {
    const server = bench[name];
    const load = makeLoad(orderOf(server.url, orders[name], MANY_CONNECTIONS));
    const watch = setInterval(() => (figures[name] = Math.max(figures[name], readMemory(server.pid))), 200);
    await load;
    clearInterval(watch);
  }
  const seen = `${Math.round(figures.portal)} and ${Math.round(figures.bare)} MB`;
  const found = figures.portal / figures.bare;
  return [{ what: 'memory of one server process at 64 connections, times bare', found, most: 1.4, unit: '×', seen }];
}

function compare({ portal, bare }: Bench, asked: Asked, connections: number): Promise<Rounds> {
  return takeTurns(orderOf(portal.url, asked.ours, connections), orderOf(bare.url, asked.bare, connections));
}

function orderOf(url: string, requests: readonly LoadRequest[], connections: number): LoadOrder {
  return { url, requests, connections, seconds: SECONDS };
}

/** Signs in another person on each connection, as in the morning before a term begins. */
function signInOrder(url: string): LoadOrder {
  const requests = DEMO_PEOPLE.slice(0, CONNECTIONS).map((username): LoadRequest => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  }));
  return { url, requests, ownRequest: true, connections: requests.length, seconds: QUICK_SECONDS };
}

function readCeiling(): number {
  const worker = path.join(import.meta.dirname, 'argon2-worker.ts');
  return Number(execFileSync(process.execPath, [worker, String(QUICK_SECONDS)], { encoding: 'utf8' }));
}

function seenOf(rounds: Rounds, figure: 'perSecond' | 'p99'): string {
  const [ours, bare] = [rounds.ours, rounds.bare].map((loads) => Math.round(median(loads.map((load) => load[figure]))));
  return `${ours?.toLocaleString('en')} and ${bare?.toLocaleString('en')} ${figure === 'p99' ? 'ms' : 'a second'}`;
}
