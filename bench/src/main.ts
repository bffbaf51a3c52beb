/**
 * `npm run bench [-- part …]`: measures the portal beside its bare twin and in a browser. A run of every part also
 * writes docs/performance.md.
 */
import os from 'node:os';

import { measureAnswers } from './answers.ts';
import { measureBooking } from './booking.ts';
import { measureBrowser } from './browser.ts';
import {
  measureGrowth,
  measureMemory,
  measureSignIn,
  measureStorm,
  measureTail,
  measureThroughput,
  type Bench,
} from './calls.ts';
import { measureCounselling } from './counselling.ts';
import { measureGrowingLists } from './growth.ts';
import { median } from './load.ts';
import { measureCorrections } from './corrections.ts';
import { measureMileage } from './mileage.ts';
import { measurePapers } from './papers.ts';
import { formatFigures, isMet, type Figure } from './report.ts';
import { measurePortfolioPage } from './portfolio-page.ts';
import { measureProgrammeReads } from './programme-reads.ts';
import { measureApplying } from './programmes.ts';
import { fillPosts, measureDeepPage } from './posts.ts';
import { measureRescoring } from './rescoring.ts';
import { measureRoster } from './roster.ts';
import { DATA_DIR, fillData, startBare, startPortal } from './servers.ts';
import { writePerformance } from './document.ts';
import { measureUploads } from './uploads.ts';

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  // Runs first, because V8 keeps memory pages for a while after any use.
  memory: measureMemory,
  list: (bench) => measureThroughput(bench, 'list'),
  detail: (bench) => measureThroughput(bench, 'detail'),
  board: async (bench) => {
    const figures: Figure[] = [];
    for (const which of ['posts', 'postSearch', 'post'] as const)
      figures.push(...(await measureThroughput(bench, which)));
    return [...figures, ...(await measureGrowth(bench)), ...(await measureDeepPage(DATA_DIR))];
  },
  'login-info': (bench) => measureThroughput(bench, 'loginInfo'),
  tail: measureTail,
  'sign-in': measureSignIn,
  storm: measureStorm,
  counselling: measureCounselling,
  booking: measureBooking,
  applying: measureApplying,
  answers: measureAnswers,
  rescoring: measureRescoring,
  programmes: measureProgrammeReads,
  mileage: measureMileage,
  corrections: measureCorrections,
  'portfolio-page': measurePortfolioPage,
  papers: measurePapers,
  roster: measureRoster,
  uploads: measureUploads,
  browser: ({ portal }) => measureBrowser(portal.url),
};
const START = 'start';
/** Two universities of its own. */
const GROWTH = 'growth';
const START_ROUNDS = 3;

/** Measures, before anything else runs, the time from the command to the first answer, with data and web app ready. */
async function measureStart(): Promise<Figure[]> {
  const times: number[] = [];
  // The first round builds the web app if it is stale, and warms the machine's cache.
  for (let round = 0; round <= START_ROUNDS; round += 1) {
    const portal = await startPortal();
    if (round > 0) times.push(portal.startMs / 1000);
    await portal.stop();
  }
  return [{ what: 'start of the built server with data', found: median(times), most: 1.2, unit: 's' }];
}

const known = [START, ...Object.keys(PARTS), GROWTH];
const asked = process.argv.slice(2);
const wrong = asked.filter((name) => !known.includes(name));
if (wrong.length > 0) {
  console.error(`No such part: ${wrong.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const parts = asked.length > 0 ? asked : known;

const [load = 0] = os.loadavg();
if (parts.some((name) => name !== GROWTH)) fillData();
const figures: Figure[] = parts.includes(START) ? await measureStart() : [];
const besidePortal = parts.filter((part) => part !== START && part !== GROWTH);
if (besidePortal.length > 0) {
  // The portal starts first and stops last, because the twin uses its database.
  const portal = await startPortal();
  await fillPosts(DATA_DIR);
  const bare = await startBare();
  try {
    for (const name of besidePortal) {
      console.log(`Measuring ${name} …`);
      const found = (await PARTS[name]?.({ portal, bare })) ?? [];
      console.log(found.map(({ what, found: value }) => `  ${what}: ${value.toFixed(2)}`).join('\n'));
      figures.push(...found);
    }
  } finally {
    await bare.stop();
    await portal.stop();
  }
}
if (parts.includes(GROWTH)) figures.push(...(await measureGrowingLists()));
console.log(`\n${formatFigures(figures)}`);
const missed = figures.filter((figure) => !isMet(figure));
if (missed.length > 0) console.log(`\nNot met: ${missed.map(({ what }) => what).join('; ')}`);
if (asked.length === 0) writePerformance(figures, load);
