/**
 * Measures single reads of the portal, each against its own statements, run alone.
 */
import http from 'node:http';

import { openPortal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { recordSent, type SentStatement } from '@naru/server/test/growth/rows.ts';
import type pg from 'pg';

import { median } from './load.ts';
import { readSecrets } from './people.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

/** A quick read goes on after these, for as long as it takes to be sure of it. */
const ROUNDS = 30;
const SURE_MS = 2_000;
/** Until the call is compiled for good, as in a portal that has run for a while; a slow one for as long as that takes. */
const WARM_UP = { rounds: 1_000, ms: 4_000 };
/** A deep page of a long list takes some hundreds of times as long as one row by its key; a second is ten thousand. */
const MOST_KEYS = 1_000;
/** Session, rights, checks, allow-listed output and log, in a read of a millisecond. */
const MOST_OF_BARE = 1.25;

export interface Read {
  readonly what: string;
  readonly path: string;
  readonly token: string;
  /** So many times its statements at most. */
  readonly most: number;
}

interface Measured {
  readonly figure: Figure;
  /** Its statements alone, in milliseconds. */
  readonly sqlMs: number;
}

/**
 * Measures reads one by one, and how long the statements of the slowest take: beside its own SQL, a read of a second
 * would look as good as one of a millisecond.
 * @param of what they read
 */
export async function measureReads(
  client: pg.Client,
  portal: Server,
  { of, reads }: { readonly of: string; readonly reads: readonly Read[] },
): Promise<Figure[]> {
  const measured: Measured[] = [];
  for (const read of reads) measured.push(await measureOne(client, portal, read));
  const slowest = measured.reduce((one, other) => (other.sqlMs > one.sqlMs ? other : one));
  const byKey = await timeByKey(client);
  return [
    ...measured.map(({ figure }) => figure),
    {
      what: `slowest SQL of a read of ${of}, times a row by its key`,
      found: slowest.sqlMs / byKey,
      most: MOST_KEYS,
      unit: '×',
      seen: `${slowest.sqlMs.toFixed(1)} and ${byKey.toFixed(2)} ms: ${slowest.figure.what}`,
    },
  ];
}

export const measureRead = async (client: pg.Client, portal: Server, read: Read): Promise<Figure> =>
  (await measureOne(client, portal, read)).figure;

/**
 * Measures a read of a millisecond or two, of which a request over HTTP and a compressed answer are a large part whatever
 * the portal does: against its statements, and against a bare server that sends the same ones.
 */
export async function measureShortRead(
  client: pg.Client,
  { portal, bare }: { readonly portal: Server; readonly bare: Server },
  read: Read,
): Promise<Figure[]> {
  const { figure } = await measureOne(client, portal, read);
  await putStatements(bare, await recordCall(read));
  const turns = await takeTurns(
    () => ask(`${portal.url}${read.path}`, read.token),
    () => ask(`${bare.url}/read`, read.token),
  );
  const ofBare: Figure = {
    what: `${read.what}, times a bare server with its statements`,
    found: turns.ratio,
    most: MOST_OF_BARE,
    unit: '×',
    seen: `${turns.ours.toFixed(2)} and ${turns.theirs.toFixed(2)} ms`,
  };
  return [figure, ofBare];
}

async function putStatements(bare: Server, statements: readonly SentStatement[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${bare.url}/read`, { method: 'PUT', headers, body: JSON.stringify(statements) });
  if (!sent.ok) throw new Error(`The bare twin answered ${sent.status}.`);
}

async function timeByKey(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select id from member limit 1');
  const took: number[] = [];
  for (let round = 0; round < WARM_UP.rounds + ROUNDS; round += 1)
    took.push(await time(() => client.query('select * from member where id = $1', [rows[0]?.id])));
  return median(took.slice(WARM_UP.rounds));
}

/** Asks by turns for one read and for its own statements, run alone. */
async function measureOne(client: pg.Client, portal: Server, read: Read): Promise<Measured> {
  const statements = await recordCall(read);
  const turns = await takeTurns(
    () => ask(`${portal.url}${read.path}`, read.token),
    async () => {
      for (const statement of statements) await client.query(statement);
    },
  );
  const figure: Figure = {
    what: `${read.what}, times its SQL`,
    found: turns.ratio,
    most: read.most,
    unit: '×',
    seen: `${Math.round(turns.ours)} and ${Math.round(turns.theirs)} ms, ${statements.length} statements`,
  };
  return { figure, sqlMs: turns.theirs };
}

/** Does both by turns until they are warm, and then until it is sure; medians in milliseconds, and that of the ratios. */
async function takeTurns(
  doOurs: () => Promise<unknown>,
  doTheirs: () => Promise<unknown>,
): Promise<{ ours: number; theirs: number; ratio: number }> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  const takeTurn = async (): Promise<void> => {
    ours.push(await time(doOurs));
    theirs.push(await time(doTheirs));
  };
  const begun = performance.now();
  while (ours.length < WARM_UP.rounds && performance.now() - begun < WARM_UP.ms) await takeTurn();
  for (const times of [ours, theirs]) times.length = 0;
  const warm = performance.now();
  while (ours.length < ROUNDS || performance.now() - warm < SURE_MS) await takeTurn();
  const ratio = median(ours.map((took, round) => took / (theirs[round] ?? Number.NaN)));
  return { ours: median(ours), theirs: median(theirs), ratio };
}

/** One connection, as a browser keeps it. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Asks as a browser does, for a compressed answer, until its last byte is there. Reading it is the browser's: `fetch` of
 * this process would take as long for that as the portal for all.
 */
function ask(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Records the statements of one call at the driver, from a portal in this process that already knows the session; those of
 * jobs that work meanwhile are not the call's.
 */
async function recordCall(read: Read): Promise<SentStatement[]> {
  const portal = await openPortal({
    config: readConfig({ DATA_DIR, NARU_DEMO: '1' }, DATA_DIR),
    ...readSecrets(),
    connection: connectionOf(DATA_DIR),
    log: openLog('silent'),
  });
  const call = () =>
    portal.app.inject({ method: 'GET', url: read.path, headers: { authorization: `Bearer ${read.token}` } });
  await call();
  const sent = await recordSent(call);
  await portal.close();
  if (sent.length === 0) throw new Error(`${read.path} was answered without a statement.`);
  return sent;
}
