/**
 * Measures mileage at a large university with two million lines: reads against their own statements, the close of a term
 * and the dry run of a rule by the clock.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import pg from 'pg';

import { fillLines, undoCloses } from './mileage-rows.ts';
import { measureReads, type Read } from './reads.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, signIn, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

const MOST = 2;
const DRY_RUN_SECONDS = 60;
const CLOSE_SECONDS = 180;
const POLL_MS = 250;
const base = '/view/cdp/lrn';

export async function measureMileage({ portal }: { portal: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  try {
    await undoCloses(client);
    await fillLines(client);
    const office = await signIn(portal.url, 'mileage');
    const dryRun = await measureDryRun(client, portal, office);
    const { closeId, figure } = await measureClose(client, portal, office);
    try {
      const reads = await listReads(client, portal, { office, closeId });
      return [...(await measureReads(client, portal, { of: 'mileage', reads })), dryRun, figure];
    } finally {
      await undoCloses(client);
    }
  } finally {
    await client.end();
  }
}

async function listReads(
  client: pg.Client,
  portal: Server,
  { office, closeId }: { readonly office: string; readonly closeId: string },
): Promise<Read[]> {
  const [student, chief] = [await signIn(portal.url, 'student'), await signIn(portal.url, 'chief')];
  const { rows } = await client.query<{ last: number }>(
    `select (a.line_count - 1) / 20 as last from mileage_account a join member m on m.id = a.member_id where m.username = 'student'`,
  );
  const of = (token: string, reads: Readonly<Record<string, string>>): Read[] =>
    Object.entries(reads).map(([what, path]) => ({ what, path: `${base}${path}`, token, most: MOST }));
  const name = encodeURIComponent('김');
  return [
    ...of(student, {
      'mileage of a student': '/mile/summary',
      'lines of a student': '/mile/page?page=0&size=20',
      'lines of a student, one type': '/mile/page?page=0&size=20&typeCode=10',
      'lines of a student, the last page': `/mile/page?page=${rows[0]?.last ?? 0}&size=20`,
      'place of a student': '/mile/rank',
    }),
    ...of(office, {
      'claims to decide': '/mileage/claim/page?page=0&size=20',
      'claims that were approved, by name': `/mileage/claim/page?page=0&size=20&status=APPROVED&searchText=${name}`,
      'uses to decide': '/mileage/use/page?page=0&size=20',
      'uses that were paid, by name': `/mileage/use/page?page=0&size=20&status=PAID&searchText=${name}`,
      'rules with their points': '/mileage/rule/list',
      'terms and their closes': '/mileage/close/list',
      'places of a term, fifty of 30,000': `/mileage/close/${closeId}?page=0&size=50`,
      'places of a term, page 500': `/mileage/close/${closeId}?page=499&size=50`,
      'places of a term, by name': `/mileage/close/${closeId}?page=0&size=50&searchText=${name}`,
    }),
    ...of(chief, {
      'balances of a department': '/mile/total/page?page=0&size=20',
      'balances of a department, by name': `/mile/total/page?page=0&size=20&searchText=${name}`,
    }),
  ];
}

async function ask<Output>(portal: Server, token: string, [path, body]: [string, unknown?]): Promise<Output> {
  const response = await fetch(`${portal.url}${base}/mileage${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { output } = (await response.json()) as { output: Output }; // the envelope of our own server
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(output)}`);
  return output;
}

/** Judges the deeds of the item with most of them in this term by a version that gives more. */
async function measureDryRun(client: pg.Client, portal: Server, token: string): Promise<Figure> {
  const { rows } = await client.query<{ itemId: string; day: string }>(
    `select item.id as "itemId", to_char(now() at time zone 'Asia/Seoul' + interval '1 day', 'YYYY-MM-DD') as day
     from mileage_item item where item.code = 'TALK'`,
  );
  const { itemId = '', day = '' } = rows[0] ?? {};
  const rule: RuleInput = {
    formula: { kind: 'PIECE', points: 20 },
    capOnce: null,
    capTerm: 100,
    capLife: null,
    countsBest: false,
    paysDifference: false,
    needsSurvey: false,
    validTerms: 4,
    registerStatusList: ['ENROLLED'],
    claimDays: 180,
    effectiveFrom: day,
    note: '',
  };
  const begun = performance.now();
  const found = await ask<{ deedCount: number; more: number; less: number; same: number }>(portal, token, [
    `/rule/${itemId}/preview`,
    rule,
  ]);
  const people = found.more + found.less + found.same;
  return {
    what: `dry run of a rule over ${people.toLocaleString('en')} people`,
    found: (performance.now() - begun) / 1000,
    most: DRY_RUN_SECONDS,
    unit: 's',
    seen: `${found.deedCount.toLocaleString('en')} deeds`,
  };
}

interface Closing {
  readonly closeId: string;
  readonly status: string;
  readonly memberCount: number;
  readonly doneCount: number;
  readonly expiredPoints: number;
  readonly expiredCount: number;
}

/** Closes the last term that is over, as often as it was closed before. */
async function measureClose(client: pg.Client, portal: Server, token: string) {
  const { rows } = await client.query<{ year: number; semstrCode: string }>(
    `select term.year, term.semester_code as "semstrCode" from term
     where term.begins_on < (select max(own.begins_on) from term own where own.begins_on <= current_date) order by term.begins_on desc limit 1`,
  );
  const begun = performance.now();
  const { closeId } = await ask<{ closeId: string }>(portal, token, ['/close', rows[0]]);
  const steps = new Set<number>();
  for (;;) {
    const { termList } = await ask<{ termList: { closeList: Closing[] }[] }>(portal, token, ['/close/list']);
    const close = termList.flatMap(({ closeList }) => closeList).find((one) => one.closeId === closeId);
    if (!close || close.status === 'FAILED') throw new Error('The close failed.');
    steps.add(close.doneCount);
    if (close.status === 'DONE') {
      const figure: Figure = {
        what: `close of a term for ${close.memberCount.toLocaleString('en')} people`,
        found: (performance.now() - begun) / 1000,
        most: CLOSE_SECONDS,
        unit: 's',
        seen: `${close.expiredPoints.toLocaleString('en')} points of ${close.expiredCount.toLocaleString('en')} people expired, ${steps.size} steps seen`,
      };
      return { closeId, figure };
    }
    await sleep(POLL_MS);
  }
}
