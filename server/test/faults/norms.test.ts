/**
 * kill -9 while results are read under a new norm, and while a norm of the university is worked out: each result is read
 * once, what students were shown stays, and a norm is whole or not there.
 */
import { randomUUID } from 'node:crypto';

import { norms } from '@naru/contract/areas/ability/norm.ts';
import { afterAll, describe, expect, it } from 'vitest';

import { ask, cleanUp, connect, signIn, startPortal, until, usedFolder, type PortalProcess } from './portal-process.ts';

afterAll(cleanUp);

async function run<Row extends object>(folder: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(folder);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The version of the first test, with so many copies of its results that a run takes many steps. */
async function prepareResults(folder: string, copies: number): Promise<string> {
  const [version] = await run<{ id: string }>(
    folder,
    `select v.id from ability_version v join ability_test t on t.id = v.test_id where t.code = 'CORE' and v.status = 'PUBLISHED'`,
  );
  const versionId = version?.id ?? '';
  await run(
    folder,
    `with given as materialized (
       select s.*, gen_random_uuid() as copy_id from ability_session s, generate_series(1, $2::int)
       where s.version_id = $1 and s.status = 'SCORED'),
     sessions as (
       insert into ability_session (id, member_id, test_id, version_id, status, department_code, college_code, grade, year,
         semester_code, language, started_at, last_at, scored_at, submission_id, quality)
       select copy_id, member_id, test_id, version_id, status, department_code, college_code, grade, year, semester_code,
         language, started_at, last_at, scored_at, gen_random_uuid(), quality from given returning 1),
     scores as (
       insert into ability_score (session_id, scale_code, raw, answered)
       select given.copy_id, x.scale_code, x.raw, x.answered from given join ability_score x on x.session_id = given.id returning 1)
     insert into ability_reading (id, session_id, scores, is_shown, read_at)
     select gen_random_uuid(), copy_id, '{"shown": true}', true, scored_at from given`,
    [versionId, copies],
  );
  return versionId;
}

const lineOf = (spec: { method: string; base: string; path: string }, params: Record<string, string>): string =>
  `${spec.method} ${spec.base}${spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')}`;

async function begin(portal: PortalProcess, line: string, body: unknown): Promise<string> {
  const token = await signIn(portal.url, 'testing');
  const { envelope, text } = await ask(portal.url, line, { token, body, headers: { 'idempotency-key': randomUUID() } });
  if (envelope.code !== '0000') throw new Error(`refused: ${text}`);
  return (envelope.output as { runId: string }).runId; // both calls answer so
}

interface Run {
  readonly status: string;
  readonly done: number;
  readonly total: number;
}
const readRun = async (folder: string, id: string): Promise<Run | undefined> =>
  (await run<Run>(folder, `select status, done, total from ability_norm_run where id = $1`, [id]))[0];

async function untilDone(folder: string, id: string): Promise<void> {
  const row = await until('the run has ended', async () => {
    const found = await readRun(folder, id);
    return found && found.status !== 'RUNNING' ? found : undefined;
  });
  expect(row.status).toBe('DONE');
}

describe('kill -9 of a portal that works on norms', () => {
  it('reads each result once under the new norm, and leaves what was shown', async () => {
    const folder = usedFolder();
    const first = await startPortal(folder);
    const versionId = await prepareResults(folder, 20);
    const [norm] = await run<{ id: string }>(
      folder,
      `select id from ability_norm where version_id = $1 and status = 'IN_FORCE'`,
      [versionId],
    );
    const shown = `select md5(string_agg(r.id || r.scores::text || r.read_at, '' order by r.id)) as hash
      from ability_reading r where r.is_shown`;
    const [before] = await run<{ hash: string }>(folder, shown);
    const runId = await begin(first, lineOf(norms.rescoreNorm, { id: norm?.id ?? '' }), {});
    await until('it is in the middle', async () => {
      const found = await readRun(folder, runId);
      return found !== undefined && found.done > 0 && found.done < found.total;
    });
    await first.kill('SIGKILL');
    expect(await readRun(folder, runId)).toMatchObject({ status: 'RUNNING' });
    const next = await startPortal(folder);
    await untilDone(folder, runId);
    const [counts] = await run<{ results: number; readings: number; twice: number }>(
      folder,
      `select count(*)::int as results,
         coalesce(sum((select count(*) from ability_reading r where r.session_id = s.id and r.norm_id = $2)), 0)::int as readings,
         count(*) filter (where (select count(*) from ability_reading r where r.session_id = s.id and r.norm_id = $2) <> 1)::int as twice
       from ability_session s where s.version_id = $1 and s.status = 'SCORED'`,
      [versionId, norm?.id],
    );
    expect(counts).toMatchObject({ readings: counts?.results, twice: 0 });
    expect(await readRun(folder, runId)).toMatchObject({ done: (await readRun(folder, runId))?.total });
    expect(await run(folder, shown)).toEqual([before]);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('finishes a norm with the same people, and none is there before', async () => {
    const folder = usedFolder();
    const first = await startPortal(folder);
    const versionId = await prepareResults(folder, 20);
    // The writes of the run wait, so that it is killed in the middle of a scale.
    const holder = await connect(folder);
    await holder.query('begin; lock table ability_norm_row in share mode');
    const body = { nameKo: '우리 대학', nameEn: 'Our university' };
    const runId = await begin(first, lineOf(norms.buildOwnNorm, { versionId }), body);
    const waits = `select count(*)::int as n from pg_stat_activity
      where application_name = 'naru' and wait_event_type = 'Lock' and query like '%insert into ability_norm_row%'`;
    await until('a scale is written', async () => (await run<{ n: number }>(folder, waits))[0]?.n === 1);
    await first.kill('SIGKILL');
    await holder.query('rollback');
    await holder.end();
    const drawn = 'select count(*)::int as people from ability_norm_sample where run_id = $1';
    const [sample] = await run<{ people: number }>(folder, drawn, [runId]);
    const next = await startPortal(folder);
    await untilDone(folder, runId);
    const [built] = await run<{ scales: number; people: number; asked: number }>(
      folder,
      `select count(*)::int as scales, min(r.people) as people,
         (select jsonb_array_length(v.content -> 'scaleList') from ability_version v where v.id = n.version_id) as asked
       from ability_norm n join ability_norm_group g on g.norm_id = n.id and g.college_code is null and g.grade is null
       join ability_norm_row r on r.group_id = g.id where n.source = 'OWN' group by n.id`,
    );
    expect(built).toEqual({ scales: built?.asked, people: sample?.people, asked: built?.asked });
    expect(await run(folder, drawn, [runId])).toEqual([{ people: 0 }]);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
