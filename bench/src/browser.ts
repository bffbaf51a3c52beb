/**
 * What a person waits for: Lighthouse's marks, and when the largest part of the dashboard stands.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import lighthouse, { desktopConfig } from 'lighthouse';

import { openBrowser, type Page } from './chromium.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';
import { signIn } from './servers.ts';

const PERSON = 'student';
const ROUNDS = 3;
const SLOWER_CPU = 4;
/** Chrome's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SETTLE_MS = 1_500;
const MOST_MS = 30_000;
const TURNS = 6;

export async function measureBrowser(url: string): Promise<Figure[]> {
  const token = await signIn(url, PERSON);
  const marks = [
    ...(await readMarks(`${url}/login`, '/login')),
    ...(await readMarks(`${url}/dashboard`, '/dashboard', { url, token })),
  ];
  return [...marks, ...(await measurePaint({ url, token })), ...(await measureNextPage({ url, token }))];
}

interface SignedIn {
  readonly url: string;
  readonly token: string;
}

/** Puts the token where the portal looks for it, on a page that runs none of the portal's code. */
async function storeToken(page: Page, { url, token }: SignedIn): Promise<void> {
  await page.send('Page.enable');
  await page.send('Page.navigate', { url: `${url}/icon.svg` });
  await sleep(300);
  await page.evaluate(`localStorage.setItem('naru.accessToken', ${JSON.stringify(token)})`);
}

async function readMarks(address: string, name: string, signedIn?: SignedIn): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    if (signedIn) await storeToken(await browser.openPage(), signedIn);
    // The token lies in local storage, which Lighthouse would empty first.
    const flags = {
      port: browser.port,
      disableStorageReset: true,
      logLevel: 'error' as const,
      maxWaitForLoad: MOST_MS,
    };
    const run = await lighthouse(address, flags, desktopConfig);
    const marks = run?.lhr.categories ?? {};
    const mark = (category: string): number => Math.round((marks[category]?.score ?? 0) * 100);
    const shift = run?.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
    const failed = Object.values(run?.lhr.audits ?? {}).filter(
      ({ id, score }) =>
        score === 0 &&
        (marks['accessibility']?.auditRefs ?? [])
          .concat(marks['best-practices']?.auditRefs ?? [])
          .some((ref) => ref.id === id && ref.weight > 0),
    );
    if (failed.length > 0) console.log(`Lighthouse on ${name}: ${failed.map(({ title }) => title).join('; ')}`);
    return [
      { what: `Lighthouse performance, ${name}`, found: mark('performance'), least: 95 },
      { what: `Lighthouse accessibility, ${name}`, found: mark('accessibility'), least: 100 },
      { what: `Lighthouse best practices, ${name}`, found: mark('best-practices'), least: 100 },
      { what: `layout shift, ${name}`, found: shift, most: 0.05 },
    ];
  } finally {
    await browser.close();
  }
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

/** The dashboard on a slow processor: with an empty cache, a full one, and an empty one on a slow line. */
async function measurePaint(signedIn: SignedIn): Promise<Figure[]> {
  const cold: Seen[] = [];
  const warm: Seen[] = [];
  const slow: Seen[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await openBrowser();
    const page = await browser.openPage();
    await storeToken(page, signedIn);
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.send('Network.enable');
    cold.push(await openDashboard(page, signedIn.url));
    warm.push(await openDashboard(page, signedIn.url));
    await page.send('Network.clearBrowserCache');
    await page.send('Network.emulateNetworkConditions', SLOW_4G);
    slow.push(await openDashboard(page, signedIn.url));
    await browser.close();
  }
  const figure = (what: string, seen: readonly Seen[], aim: number): Figure => ({
    what: `largest paint of the dashboard, ${what}`,
    found: median(seen.map(({ lcp }) => lcp)),
    aim,
    unit: 'ms',
  });
  return [
    figure('cold, 4 × slower CPU', cold, 750),
    figure('warm, 4 × slower CPU', warm, 700),
    figure('cold on slow 4G, 4 × slower CPU', slow, 1900),
    {
      what: 'layout shift of the dashboard, worst of these',
      found: Math.max(...[...cold, ...warm, ...slow].map(({ shift }) => shift)),
      most: 0.05,
    },
  ];
}

interface Turned {
  readonly ms: number;
  readonly requests: number;
}

/** From a press on another page of the board until the last of its rows stands, and what was asked for in between and after. */
const TURN = `new Promise((resolve) => {
  const nameOf = () => document.querySelector('tbody tr:last-child a')?.textContent;
  const before = nameOf();
  const asked = () => performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith('data:')).length;
  const askedBefore = asked();
  const begun = performance.now();
  document.querySelector('nav button[aria-label="다음 쪽"]').click();
  const look = () => {
    if (nameOf() === before || document.querySelector('[aria-busy="true"]')) return requestAnimationFrame(look);
    // The frame after the one that has the rows: then they are painted.
    requestAnimationFrame(() => {
      const ms = performance.now() - begun;
      setTimeout(() => resolve({ ms, requests: asked() - askedBefore }), 1500);
    });
  };
  look();
})`;

async function measureNextPage(signedIn: SignedIn): Promise<Figure[]> {
  const browser = await openBrowser();
  const page = await browser.openPage();
  await storeToken(page, signedIn);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.send('Page.navigate', { url: `${signedIn.url}/cmmnty/board/notice/list` });
  for (let waited = 0; waited < MOST_MS; waited += SETTLE_MS) {
    await sleep(SETTLE_MS);
    if (await page.evaluate<boolean>(`document.querySelectorAll('tbody tr a').length > 0`)) break;
  }
  await sleep(SETTLE_MS);
  const turned: Turned[] = [];
  for (let round = 0; round < TURNS; round += 1) turned.push(await page.evaluate<Turned>(TURN));
  await browser.close();
  // The first one warms what only another page needs.
  const warm = turned.slice(1);
  return [
    {
      what: 'another page of a board, warm, 4 × slower CPU',
      found: median(warm.map(({ ms }) => ms)),
      most: 200,
      unit: 'ms',
    },
    { what: 'requests of another page of a board', found: Math.max(...warm.map(({ requests }) => requests)), most: 2 },
  ];
}

async function openDashboard(page: Page, url: string): Promise<Seen> {
  await page.send('Page.navigate', { url: `${url}/dashboard` });
  let before = -1;
  // Nothing larger has come for a while: it stands.
  for (let waited = 0; waited < MOST_MS; waited += SETTLE_MS) {
    await sleep(SETTLE_MS);
    const { lcp, shift } = await page.evaluate<Seen>('window.seen');
    if (lcp > 0 && lcp === before) return { lcp, shift };
    before = lcp;
  }
  throw new Error('The dashboard did not come to rest.');
}
