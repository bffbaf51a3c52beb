/**
 * Measures the waiting of a person: Lighthouse's scores, and when the largest part of the dashboard is painted.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import lighthouse, { desktopConfig } from 'lighthouse';

import { openBrowser } from './chromium.ts';
import { median } from './load.ts';
import { measurePaint, MOST_MS, SETTLE_MS, type SignedIn, SLOWER_CPU, storeToken } from './paint.ts';
import type { Figure } from './report.ts';
import { signIn } from './servers.ts';

const PERSON = 'student';
const TURNS = 6;

export async function measureBrowser(url: string): Promise<Figure[]> {
  const token = await signIn(url, PERSON);
  const marks = [
    ...(await readMarks(`${url}/login`, '/login')),
    ...(await readMarks(`${url}/dashboard`, '/dashboard', { url, token })),
  ];
  return [...marks, ...(await measurePaint({ url, token })), ...(await measureNextPage({ url, token }))];
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

interface Turned {
  readonly ms: number;
  readonly requests: number;
}

/** Turns a page of the board: the time until the last row is shown, and the requests in between and after. */
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
  // The first one loads parts that only another page needs.
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
