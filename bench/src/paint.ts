/**
 * Measures when the largest part of the home, and of a student's results of tests, is painted on a slow processor, beside
 * the floor page in the same rounds.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { openBrowser, type Page } from './chromium.ts';
import { openFloor } from './floor.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';

const ROUNDS = 5;
export const SLOWER_CPU = 4;
/** Chrome's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const SETTLE_MS = 1_500;
export const MOST_MS = 30_000;

export interface SignedIn {
  readonly url: string;
  readonly token: string;
}

/** Puts the token where the portal looks for it, on a page that runs none of the portal's code. */
export async function storeToken(page: Page, { url, token }: SignedIn): Promise<void> {
  await page.send('Page.enable');
  await page.send('Page.navigate', { url: `${url}/icon.svg` });
  await sleep(300);
  await page.evaluate(`localStorage.setItem('naru.accessToken', ${JSON.stringify(token)})`);
}

const WATCH = `
  window.seen = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
`;

interface Seen {
  readonly lcp: number;
  readonly shift: number;
}

/** With an empty cache, a full one, and an empty one on a slow line. */
interface Visits {
  readonly cold: Seen;
  readonly warm: Seen;
  readonly slow: Seen;
}

/** For each kind of visit, the highest ratio of the home to the floor, and the time to aim for. */
const BOUNDS = [
  { kind: 'cold', name: 'cold, 4 × slower CPU', ratio: 1.35, aimMs: 750 },
  { kind: 'warm', name: 'warm, 4 × slower CPU', ratio: 1.15, aimMs: 700 },
  { kind: 'slow', name: 'cold on slow 4G, 4 × slower CPU', ratio: 1.3, aimMs: 1900 },
] as const;

/** The highest ratio of the results of tests to the floor, on each kind of visit. */
const RESULTS_RATIO = 1.4;
const HOME = '/dashboard';
const RESULTS = '/ability/my/tab01';

/** The floor page needs no token, but takes the same steps. */
export async function measurePaint(signedIn: SignedIn): Promise<Figure[]> {
  const floor = await openFloor(signedIn.url);
  const homeVisits: Visits[] = [];
  const resultsVisits: Visits[] = [];
  const floorVisits: Visits[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      floorVisits.push(await visit({ url: floor.url, token: '' }, HOME));
      homeVisits.push(await visit(signedIn, HOME));
      resultsVisits.push(await visit(signedIn, RESULTS));
    }
  } finally {
    await floor.close();
  }
  const figures = BOUNDS.flatMap(({ kind, name, ratio, aimMs }): Figure[] => {
    const home = median(homeVisits.map((visits) => visits[kind].lcp));
    const least = median(floorVisits.map((visits) => visits[kind].lcp));
    return [
      { what: `largest paint of the dashboard, ${name}`, found: home, aim: aimMs, unit: 'ms' },
      {
        what: `largest paint of the dashboard, ${name}, times the floor page`,
        found: home / least,
        most: ratio,
        unit: '×',
        seen: `${Math.round(home)} and ${Math.round(least)} ms`,
      },
    ];
  });
  return [
    ...figures,
    { what: 'layout shift of the dashboard, worst of these', found: worstShift(homeVisits), most: 0.05 },
    ...BOUNDS.map(({ kind, name }) => compareResults(name, { kind, resultsVisits, floorVisits })),
    { what: 'layout shift of results of tests, worst of these', found: worstShift(resultsVisits), most: 0.05 },
  ];
}

const worstShift = (visits: readonly Visits[]): number =>
  Math.max(...visits.flatMap(({ cold, warm, slow }) => [cold.shift, warm.shift, slow.shift]));

interface Compared {
  readonly kind: keyof Visits;
  readonly resultsVisits: readonly Visits[];
  readonly floorVisits: readonly Visits[];
}

function compareResults(name: string, { kind, resultsVisits, floorVisits }: Compared): Figure {
  const results = median(resultsVisits.map((visits) => visits[kind].lcp));
  const least = median(floorVisits.map((visits) => visits[kind].lcp));
  return {
    what: `largest paint of results of tests, ${name}, times the floor page`,
    found: results / least,
    most: RESULTS_RATIO,
    unit: '×',
    seen: `${Math.round(results)} and ${Math.round(least)} ms`,
  };
}

async function visit(signedIn: SignedIn, path: string): Promise<Visits> {
  const browser = await openBrowser();
  try {
    const page = await browser.openPage();
    await storeToken(page, signedIn);
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.send('Network.enable');
    const address = `${signedIn.url}${path}`;
    const cold = await openAtRest(page, address);
    const warm = await openAtRest(page, address);
    await page.send('Network.clearBrowserCache');
    await page.send('Network.emulateNetworkConditions', SLOW_4G);
    return { cold, warm, slow: await openAtRest(page, address) };
  } finally {
    await browser.close();
  }
}

async function openAtRest(page: Page, address: string): Promise<Seen> {
  await page.send('Page.navigate', { url: address });
  let before = -1;
  // Nothing larger has appeared for a while, so the page is complete.
  for (let waited = 0; waited < MOST_MS; waited += SETTLE_MS) {
    await sleep(SETTLE_MS);
    const { lcp, shift } = await page.evaluate<Seen>('window.seen');
    if (lcp > 0 && lcp === before) return { lcp, shift };
    before = lcp;
  }
  throw new Error(`${address} did not come to rest.`);
}
