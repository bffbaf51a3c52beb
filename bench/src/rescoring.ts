/**
 * Lets the testing centre read 30,000 results of a test under the norm in force, as the portal's own job does: by the clock,
 * with the progress that the screen shows, and beside the bare inserts of the same readings.
 */
import { norms } from '@naru/contract/areas/ability/norm.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

import { send } from './programmes.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, signIn, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

const RESULTS = 30_000;
const MOST_SECONDS = 180;
const POLL_MS = 250;
/** Names the copies, so that they are found again. */
const MARK = 'bench';

interface Norm {
  readonly versionId: string;
  readonly normId: string;
}

export async function measureRescoring({ portal }: { portal: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  try {
    await throwAway(client);
    const norm = await findNorm(client);
    await copyResults(client, norm.versionId);
    const { seconds, steps } = await rescore(portal, norm);
    const bare = await insertBare(client, norm);
    return [
      {
        what: `${RESULTS.toLocaleString('en')} results read under another norm`,
        found: seconds,
        most: MOST_SECONDS,
        unit: 's',
        seen: `${steps} steps seen, ${bare.toFixed(1)} s for bare inserts of the same readings, ${(seconds / bare).toFixed(1)} times`,
      },
    ];
  } finally {
    await throwAway(client);
    await client.end();
  }
}

/** Finds the norm in force with the most results. */
async function findNorm(client: pg.Client): Promise<Norm> {
  const { rows } = await client.query<Norm>(
    `select n.version_id as "versionId", n.id as "normId" from ability_norm n
     join ability_session s on s.version_id = n.version_id and s.status = 'SCORED'
     where n.status = 'IN_FORCE' group by n.version_id, n.id order by count(*) desc limit 1`,
  );
  if (!rows[0]) throw new Error('The demonstration has no norm in force.');
  return rows[0];
}

/** Copies results of the version with their scores, as often as it takes; none of them was read by any norm. */
async function copyResults(client: pg.Client, versionId: string): Promise<void> {
  await client.query('begin');
  await client.query(
    `create temp table copied on commit drop as
     select gen_random_uuid() as id, s.id as of_id from ability_session s, generate_series(1, $2::int) number
     where s.version_id = $1 and s.status = 'SCORED' limit $2`,
    [versionId, RESULTS],
  );
  await client.query(
    `insert into ability_session (id, member_id, test_id, version_id, status, department_code, college_code, grade, year,
       semester_code, language, at_item, started_at, last_at, scored_at, submission_id)
     select c.id, s.member_id, s.test_id, s.version_id, 'SCORED', s.department_code, s.college_code, s.grade, s.year,
       s.semester_code, s.language, $1, s.started_at, s.last_at, s.scored_at, gen_random_uuid()
     from copied c join ability_session s on s.id = c.of_id`,
    [MARK],
  );
  await client.query(
    `insert into ability_score (session_id, scale_code, raw, answered)
     select c.id, x.scale_code, x.raw, x.answered from copied c join ability_score x on x.session_id = c.of_id`,
  );
  await client.query('commit');
  await client.query('analyze ability_session, ability_score');
}

type Run = CallOutput<typeof norms.listNorms>['runList'][number];

/** Begins it as the testing centre, and waits for its end. @throws unless every result has its reading, and none is shown */
async function rescore(portal: Server, { versionId, normId }: Norm): Promise<{ seconds: number; steps: number }> {
  const token = await signIn(portal.url, 'testing');
  const headers = { authorization: `Bearer ${token}` };
  const { base, path } = norms.rescoreNorm;
  const begun = performance.now();
  const { status, text } = await send('POST', `${portal.url}${base}${path.replace('{id}', normId)}`, {
    headers,
    body: {},
  });
  if (status !== 200) throw new Error(`The run was answered ${status}: ${text}`);
  const { output } = JSON.parse(text) as { output: CallOutput<typeof norms.rescoreNorm> }; // the contract's envelope
  const seen = new Set<number>();
  for (;;) {
    const run = await readRun(portal, { versionId, runId: output.runId, headers });
    seen.add(run.done);
    if (run.status === 'FAILED') throw new Error('The run failed.');
    if (run.status === 'DONE') {
      if (run.done < RESULTS) throw new Error(`It read ${run.done} of ${RESULTS} results.`);
      return { seconds: (performance.now() - begun) / 1000, steps: seen.size };
    }
    await sleep(POLL_MS);
  }
}

interface Asked {
  readonly versionId: string;
  readonly runId: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function readRun(portal: Server, { versionId, runId, headers }: Asked): Promise<Run> {
  const { base, path } = norms.listNorms;
  const answer = await fetch(`${portal.url}${base}${path.replace('{versionId}', versionId)}`, { headers });
  const { output } = (await answer.json()) as { output: CallOutput<typeof norms.listNorms> }; // the contract's envelope
  const run = output.runList.find((one) => one.runId === runId);
  if (!run) throw new Error('The run is not there.');
  return run;
}

/** Inserts the same readings into an empty table with the same keys; gives the seconds. */
async function insertBare(client: pg.Client, { normId }: Norm): Promise<number> {
  await client.query('drop table if exists bench_reading');
  await client.query('create table bench_reading (like ability_reading including indexes including constraints)');
  const begun = performance.now();
  await client.query(
    `insert into bench_reading select r.* from ability_reading r join ability_session s on s.id = r.session_id
     where r.norm_id = $1 and s.at_item = $2`,
    [normId, MARK],
  );
  const seconds = (performance.now() - begun) / 1000;
  await client.query('drop table bench_reading');
  return seconds;
}

async function throwAway(client: pg.Client): Promise<void> {
  await client.query('delete from ability_session where at_item = $1', [MARK]);
}
