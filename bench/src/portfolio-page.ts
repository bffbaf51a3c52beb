/**
 * Measures a portfolio's public page: when its largest part is painted on a slow phone, beside a floor page with the same
 * picture; its bytes before pictures and font; and its throughput beside a bare page of the same bytes.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';

import type { Bench } from './calls.ts';
import { openBrowser } from './chromium.ts';
import { median, ratioOf, takeTurns, type LoadOrder } from './load.ts';
import { MOST_MS, SETTLE_MS, SLOWER_CPU, SLOW_4G } from './paint.ts';
import type { Figure } from './report.ts';

/** A portfolio of the demonstration, with pictures. */
const PATH = '/pt/seoyun-content';
const ROUNDS = 5;
const CONNECTIONS = 10;
const SECONDS = 4;
const FONT_MS = 15_000;
/** A reader who follows a link has a browser open: the start of its processes is no part of the page. */
const STARTED_MS = 500;

interface PublicPage {
  /** With its styles. */
  readonly html: string;
  /** The picture that stands highest. */
  readonly picture: string;
}

export async function measurePortfolioPage({ portal }: Bench): Promise<Figure[]> {
  const page = await readPage(portal.url);
  const floor = await openFloorPage(portal.url, page);
  try {
    return [
      ...(await measureLargestPaint(portal.url, floor.url)),
      weigh(page),
      await measureLoad(portal.url, floor.url),
    ];
  } finally {
    await floor.app.close();
  }
}

/** Reads the page once its font is made, as all readers but the first get it. */
async function readPage(url: string): Promise<PublicPage> {
  for (let waited = 0; waited < FONT_MS; waited += 500) {
    const html = await (await fetch(url + PATH)).text();
    const picture = /<img[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? '';
    if (html.includes('/pt-font/')) return { html, picture };
    await sleep(500);
  }
  throw new Error('The public page has no font of its own.');
}

/** Serves the least page that shows the same picture in the same size, and the bare twin of the whole page. */
async function openFloorPage(portalUrl: string, { html, picture }: PublicPage) {
  const bytes = Buffer.from(await (await fetch(portalUrl + picture)).arrayBuffer());
  const app: FastifyInstance = fastify();
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(bytes));
  app.get('/floor', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><meta name="viewport" content="width=device-width"><title>floor</title><img src="/picture" width="112" height="112"><h1>김서윤</h1>',
      ),
  );
  app.get('/bare', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

async function measureLargestPaint(portalUrl: string, floorUrl: string): Promise<Figure[]> {
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await visit(`${floorUrl}/floor`));
    ours.push(await visit(portalUrl + PATH));
  }
  const [found, least] = [median(ours), median(floor)];
  return [
    {
      what: 'largest paint of a public portfolio, cold on slow 4G, 4 × slower CPU, times the floor page',
      found: found / least,
      most: 1.25,
      unit: '×',
      seen: `${Math.round(found)} and ${Math.round(least)} ms`,
    },
  ];
}

const WATCH = `window.lcp = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** Opens a page as a phone does that never saw it; returns when its largest part was painted, in milliseconds. */
async function visit(address: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.openPage();
    await sleep(STARTED_MS);
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 360,
      height: 780,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.send('Page.navigate', { url: address });
    let before = -1;
    for (let waited = 0; waited < MOST_MS; waited += SETTLE_MS) {
      await sleep(SETTLE_MS);
      const lcp = await page.evaluate<number>('window.lcp');
      if (lcp > 0 && lcp === before) return lcp;
      before = lcp;
    }
    throw new Error(`${address} did not come to rest.`);
  } finally {
    await browser.close();
  }
}

const weigh = ({ html }: PublicPage): Figure => ({
  what: 'bytes of a public portfolio before pictures and font, not compressed',
  found: Buffer.byteLength(html) / 1000,
  most: 60,
  unit: '',
});

async function measureLoad(portalUrl: string, floorUrl: string): Promise<Figure> {
  const order = (url: string, path: string): LoadOrder => ({
    url,
    connections: CONNECTIONS,
    seconds: SECONDS,
    requests: [{ method: 'GET', path, headers: { 'user-agent': 'Mozilla/5.0 Safari' } }],
  });
  const rounds = await takeTurns(order(portalUrl, PATH), order(floorUrl, '/bare'));
  return { what: 'public page of a portfolio, of bare', found: ratioOf(rounds, 'perSecond'), least: 0.5 };
}
