/**
 * Rows that every list of the portal reads in a small university and in a large one: those that it shows, not those that
 * there are. Counted in the plans of its statements, so that the machine does not matter.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { COUNT_BOUND } from '../../src/platform/list/paging.ts';
import { openDemoPortal, type DemoPortal } from '../tables/demo.ts';
import { addressFor, ALL_CALLS } from '../tables/ask.ts';
import { analyzeGrown, growTo } from './grow.ts';
import { isList, LISTS, OTHER_READS, type MeasuredList } from './lists.ts';
import { countRows, recordSent } from './rows.ts';

/** More than a count counts and than an answer is made anew for: above these nothing may grow. */
const SMALL = 2_500;
const LARGE = 15_000;
const MOST = 1.5;
/** A count that stops at a thousand, and a kept answer, may read so many in the large university alone. */
const FEW = COUNT_BOUND;

const ORDERED = 'all of which are put into their order';
// Among few counsellors the planner joins now one way, now another: 950 or 1,550 rows in the small university.
const BY_COUNSELLOR = 'counsellors, each asked for their department';
/** Those that still grow, and what with: no worse than this. */
const STILL: Readonly<Record<string, { readonly most: number; readonly with: string }>> = {
  'programmeDesk.pageDeskProgrammes education': { most: 2, with: `programmes, ${ORDERED}` },
  'programmeDesk.pageDeskProgrammes chief': { most: 2, with: `programmes, ${ORDERED}` },
  'programmeDesk.pageDeskProgrammes staff': { most: 2, with: `programmes, ${ORDERED}` },
  'approvals.pageApprovals education': { most: 2, with: `approvals, ${ORDERED}` },
  'advisorDesk.pageAdvisors admin': { most: 3, with: `advisors, ${ORDERED}` },
  'advisorDesk.pageAdvisors chief': { most: 3, with: `advisors, ${ORDERED}` },
  'deskMeeting.pageMeetings supervisor': { most: 2, with: 'counsellors, whom the plan reads beside' },
  'deskMeeting.pageMeetings coach': { most: 2, with: 'counsellors, whom the plan reads beside' },
  'mileageClaimDesk.pageClaims staff': { most: 3, with: 'claims of a department, up to a thousand' },
  'mileageBalances.pageBalances mileage': { most: 2.5, with: 'students without an account, walked by number' },
  'statistics.pageStatistics chief': { most: 4, with: BY_COUNSELLOR },
  'statistics.pageAdminStatistics chief': { most: 4, with: BY_COUNSELLOR },
};

const measured = Object.entries({ ...LISTS, ...OTHER_READS }).flatMap(([id, list]) =>
  typeof list === 'string' ? [] : list.people.map((person) => [`${id} ${person}`, id, person, list] as const),
);

let demo: DemoPortal;
const found = new Map<string, { small: number; large: number; status: number }>();

beforeAll(async () => {
  demo = await openDemoPortal();
  const client = new pg.Client(demo.portal.connection);
  await client.connect();
  try {
    await growTo(demo.portal.platform.db, { from: 1, to: SMALL });
    const small = await measureAll(client);
    await growTo(demo.portal.platform.db, { from: SMALL + 1, to: LARGE });
    const large = await measureAll(client);
    for (const [name, { rows, status }] of large)
      found.set(name, { small: small.get(name)?.rows ?? 0, large: rows, status });
    await measureAgain(client);
  } finally {
    await client.end();
  }
}, 300_000);
afterAll(() => demo.portal.close());

const mostOf = (name: string, small: number): number => Math.max(small, FEW) * (STILL[name]?.most ?? MOST);

/** The planner knows a sample of each table: where that led to a plan that reads too much, another one is drawn. */
async function measureAgain(client: pg.Client): Promise<void> {
  const above = measured.filter(([name]) => {
    const { small, large } = found.get(name) ?? { small: 0, large: 0 };
    return large > mostOf(name, small);
  });
  if (above.length === 0) return;
  await analyzeGrown(demo.portal.platform.db);
  for (const [name, id, person, list] of above) {
    const { rows, status } = await measureOne(client, { id, person, list });
    found.set(name, { small: found.get(name)?.small ?? 0, large: rows, status });
  }
}

interface Measured {
  readonly rows: number;
  readonly status: number;
}

async function measureAll(client: pg.Client): Promise<Map<string, Measured>> {
  const rows = new Map<string, Measured>();
  for (const [name, id, person, list] of measured) rows.set(name, await measureOne(client, { id, person, list }));
  return rows;
}

/** Asks twice: the first time fills what is kept, as the first person of a minute does. */
async function measureOne(
  client: pg.Client,
  { id, person, list }: { readonly id: string; readonly person: string; readonly list: MeasuredList },
): Promise<Measured> {
  const spec = ALL_CALLS.find(([known]) => known === id)?.[1];
  if (!spec) throw new Error(`There is no call ${id}.`);
  const ask = () =>
    demo.portal.app.inject({
      method: 'GET',
      url: addressFor(spec, list.params),
      headers: { authorization: `Bearer ${demo.tokenOf(person)}` },
    });
  const { statusCode: status } = await ask();
  const counted = await countRows(client, await recordSent(ask));
  return { rows: counted.reduce((sum, { rows }) => sum + rows, 0), status };
}

describe('the table of lists', () => {
  it('names every list call, and no other', () => {
    const lists = ALL_CALLS.filter(([, spec]) => isList(spec)).map(([id]) => id);
    expect(Object.keys(LISTS).sort()).toEqual(lists.sort());
  });
});

describe(`a list touches what it shows, among ${SMALL} students and among ${LARGE}`, () => {
  it.each(measured.map(([name]) => name))('%s', (name) => {
    const { small, large, status } = found.get(name) ?? { small: 0, large: Infinity, status: 0 };
    expect(status).toBe(200);
    expect(large, `${small} rows in the small university`).toBeLessThanOrEqual(mostOf(name, small));
  });
});
