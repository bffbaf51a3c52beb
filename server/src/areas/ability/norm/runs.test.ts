import { norms as calls } from '@naru/contract/areas/ability/norm.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answersOf, aScoredSession, aTest, TAKING, type MadeTest } from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { runSome } from './runs.ts';

const NAMES = { nameKo: '우리 대학', nameEn: 'Our university' };
const PEOPLE = 130;

let portal: TestPortal;
let test: MadeTest;
let centre: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  for (const [code, parentCode] of [['10000'], ['11000', '10000'], ['12000', '10000'], ['11010', '11000']] as const)
    await aDepartment(db, { code, ...(parentCode && { parentCode }) });
  test = await aTest(db);
  centre = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['TESTING_CENTRE'] }));
}, 60_000);
afterAll(() => portal.close());

/** Answers that hang together: who answers one item high answers the others so, and turned ones low. */
const answersBy = (trait: number): Map<string, number> =>
  answersOf(test.instrument, (_item, at) => {
    const value = Math.min(4, Math.max(0, Math.round(2 + trait + ((at * 7 + Math.round(trait * 10)) % 3) / 3 - 0.3)));
    return at % 2 === 0 ? value : 4 - value;
  });
const traitOf = (at: number): number => ((at * 37) % 40) / 10 - 2;

async function takeTests(from: number, until: number): Promise<string[]> {
  const { db } = portal.platform;
  const ids: string[] = [];
  for (let at = from; at < until; at += 1) {
    const { id } = await aStudent(db, { departmentCode: '11010' });
    const collegeCode = at % 4 === 0 ? '12000' : '11000';
    const place = { departmentCode: '11010', collegeCode, grade: 1 + (Math.floor(at / 4) % 2) };
    ids.push(await aScoredSession(db, { memberId: id, test, ...place, answers: answersBy(traitOf(at)) }));
  }
  return ids;
}

const build = () =>
  portal.ask(calls.buildOwnNorm, { params: { versionId: test.versionId }, body: NAMES }, { token: centre });
const list = () => portal.get(calls.listNorms, { params: { versionId: test.versionId } }, { token: centre });
const lastRun = async () => (await list()).runList[0];
async function finish(runId: string, most = 50): Promise<void> {
  while (await runSome(portal.platform, runId, most));
}
const read = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  (await query.execute(portal.platform.db)).rows;
/** A process that is lost just before a step is written down. */
const lost = () => ({
  ...portal.platform,
  now: (): Date => {
    throw new Error('lost');
  },
});

describe('a norm of the university', () => {
  it('waits for 30 people', async () => {
    await takeTests(0, 29);
    const refused = await build();
    expect(JSON.stringify(refused.envelope.output)).toContain('30명보다 적어요');
    expect((await list()).buildBar).toBe('FEW');
  });

  it('is of everybody once, and of nobody with a doubt', async () => {
    const ids = await takeTests(29, PEOPLE);
    const { db } = portal.platform;
    const [flagged = '', switched = '', gone = '', half = '', again = ''] = ids;
    await sql`update ability_session set quality = '{FAST}' where ability_session.id = ${flagged}::uuid`.execute(db);
    await sql`update ability_session set switched_language = true where ability_session.id = ${switched}::uuid`.execute(
      db,
    );
    await sql`update ability_session set status = 'INVALIDATED', invalidated_at = now() where ability_session.id = ${gone}::uuid`.execute(
      db,
    );
    await sql`update ability_score set raw = null where ability_score.session_id = ${half}::uuid and ability_score.scale_code = 'TALK'`.execute(
      db,
    );
    const [person] = await read(
      sql<{ id: string }>`select s.member_id as id from ability_session s where s.id = ${again}::uuid`,
    );
    const later = {
      memberId: person?.id ?? '',
      test,
      departmentCode: '11010',
      collegeCode: '11000',
      grade: 1,
      at: new Date(TAKING.getTime() + 60_000),
    };
    await aScoredSession(db, { ...later, answers: answersOf(test.instrument, () => 4) });

    expect((await build()).envelope.code).toBe('0000');
    expect(codesOf(await Promise.all(Array.from({ length: 5 }, build)))).toEqual(['9100']);
    const runId = (await lastRun())?.runId ?? '';
    await finish(runId);
    const { normList, runList, buildBar } = await list();
    expect(runList[0]).toMatchObject({ kind: 'BUILD', status: 'DONE', total: 6, done: 6 });
    expect(normList).toMatchObject([{ source: 'OWN', status: 'DRAFT', people: PEOPLE - 4, name: NAMES.nameKo }]);
    expect(buildBar).toBe('SAME');
    expect(await read(sql`select from ability_norm_sample`)).toEqual([]);
    const [checked] = await read(sql<{ mean: number; deviation: number; median: number }>`
      select round(avg(x.raw), 4)::float8 as mean, round(stddev_samp(x.raw), 4)::float8 as deviation,
        percentile_cont(0.5) within group (order by x.raw::float8) as median
      from (select distinct on (s.member_id) s.id from ability_session s where s.quality = '{}' and not s.switched_language
        and s.status = 'SCORED' and s.id <> ${half}::uuid order by s.member_id, s.scored_at desc) latest
      join ability_score x on x.session_id = latest.id and x.scale_code = 'SELF'`);
    const { rowList, groupList } = await portal.get(
      calls.readNorm,
      { params: { id: normList[0]?.normId ?? '' }, query: {} },
      { token: centre },
    );
    expect(rowList[0]).toMatchObject({ mean: checked?.mean, deviation: checked?.deviation });
    expect(rowList[0]?.percentileList.find(({ percentile }) => percentile === 50)?.raw).toBe(checked?.median);
    // Both years of the small college have under 30 people, so that neither is told.
    expect(groupList.map(({ breadth, collegeCode }) => [breadth, collegeCode])).toEqual(
      expect.arrayContaining([
        ['ALL', null],
        ['COLLEGE', '11000'],
        ['COLLEGE', '12000'],
      ]),
    );
    expect(groupList.some(({ collegeCode, grade }) => collegeCode === '12000' && grade !== null)).toBe(false);
    expect(groupList.filter(({ people }) => people < 100).every(({ hasPercentiles }) => !hasPercentiles)).toBe(true);
    expect(groupList.every(({ people }) => people >= 30)).toBe(true);
  });

  it('knows how exact its scales are, by Cronbach’s alpha and the errors of their parts', async () => {
    const rows = await read(sql<{ code: string; deviation: number; error: number; alpha: number | null }>`
      with one as (select distinct on (s.member_id) s.id from ability_session s where s.quality = '{}' and not s.switched_language
        and s.status = 'SCORED' and not exists (select from ability_score x where x.session_id = s.id and x.raw is null)
        order by s.member_id, s.scored_at desc),
      pair as (select var_samp(a.value) as first, var_samp(b.value) as second, var_samp(a.value - b.value) as whole
        from one join ability_answer a on a.session_id = one.id and a.item_code = 'Q1'
        join ability_answer b on b.session_id = one.id and b.item_code = 'Q2')
      select r.scale_code as code, r.deviation::float8, r.error::float8,
        (select 2 * (1 - (first + second) / whole) from pair)::float8 as alpha
      from ability_norm_row r join ability_norm_group g on g.id = r.group_id
      where g.college_code is null and g.grade is null`);
    const self = rows.find(({ code }) => code === 'SELF');
    expect(self?.error).toBeCloseTo((self?.deviation ?? 0) * Math.sqrt(1 - (self?.alpha ?? 0)), 3);
    const parts = rows.filter(({ code }) => code !== 'TOTAL');
    const sum = Math.sqrt(parts.reduce((total, { error }) => total + (0.2 * error) ** 2, 0));
    expect(rows.find(({ code }) => code === 'TOTAL')?.error).toBeCloseTo(sum, 3);
  });

  it('goes on where a process was lost, with the same people', async () => {
    await takeTests(PEOPLE, PEOPLE + 40);
    expect((await build()).envelope.code).toBe('0000');
    const runId = (await lastRun())?.runId ?? '';
    expect(await runSome(portal.platform, runId)).toBe(true);
    expect(await runSome(portal.platform, runId)).toBe(true);
    // Somebody who comes now is not of it, and the norm is not there before it is whole.
    await takeTests(PEOPLE + 40, PEOPLE + 41);
    await expect(runSome(lost(), runId)).rejects.toThrow('lost');
    expect(await lastRun()).toMatchObject({ status: 'RUNNING', done: 1 });
    expect((await list()).normList).toHaveLength(1);
    await finish(runId);
    const people = await read(sql<{ people: number; rows: number }>`
      select r.people, count(*)::int as rows from ability_norm n join ability_norm_group g on g.norm_id = n.id
      join ability_norm_row r on r.group_id = g.id where n.number = 2 and g.college_code is null and g.grade is null
      group by r.people`);
    expect(people).toEqual([{ people: PEOPLE - 4 + 40, rows: 6 }]);
  });
});

const codesOf = (answers: readonly { envelope: { code: string } }[]): string[] => [
  ...new Set(answers.map(({ envelope }) => envelope.code)),
];

describe('results under a new norm', () => {
  it('are read again, each once, and what was shown stays', async () => {
    const { db } = portal.platform;
    const { normList } = await list();
    const [latest] = normList;
    if (!latest) throw new Error('There are two.');
    const rescore = () => portal.ask(calls.rescoreNorm, { params: { id: latest.normId }, body: {} }, { token: centre });
    expect(JSON.stringify((await rescore()).envelope.output)).toContain('적용 중인 규준이 아니에요');
    // The builder has read each result for its student.
    await sql`update ability_reading set scores = '{"SELF":{"raw":7}}'::jsonb where ability_reading.is_shown`.execute(
      db,
    );
    const step = { action: 'USE', version: latest.version, replacesId: null } as const;
    await portal.get(calls.stepNorm, { params: { id: latest.normId }, body: step }, { token: centre });
    const { unreadCount } = (await list()).normList[0] ?? { unreadCount: 0 };
    expect(unreadCount).toBe(PEOPLE + 41);
    expect(codesOf(await Promise.all(Array.from({ length: 50 }, rescore))).toSorted()).toEqual(['0000', '9100']);
    const runId = (await lastRun())?.runId ?? '';
    expect(await runSome(portal.platform, runId, 50)).toBe(true);
    // Two processes may take the run up: a result has one reading for a norm.
    await Promise.all([finish(runId), finish(runId)]);
    expect(await lastRun()).toMatchObject({ kind: 'RESCORE', status: 'DONE', total: PEOPLE + 41, done: PEOPLE + 41 });
    const [counts] = await read(sql<{ added: number; shown: number; kept: number; t: number }>`
      select count(*) filter (where r.norm_id = ${latest.normId}::uuid and not r.is_shown)::int as added,
        count(*) filter (where r.is_shown)::int as shown,
        count(*) filter (where r.is_shown and r.scores = '{"SELF":{"raw":7}}'::jsonb and r.norm_id is null)::int as kept,
        count(*) filter (where r.norm_id is not null and (r.scores -> 'SELF' ->> 't') is not null)::int as t
      from ability_reading r`);
    // The one that was taken out was shown too, and is not read again.
    expect(counts).toEqual({ added: PEOPLE + 41, shown: PEOPLE + 42, kept: PEOPLE + 42, t: PEOPLE + 41 });
    expect((await list()).normList[0]?.unreadCount).toBe(0);
    expect(JSON.stringify((await rescore()).envelope.output)).toContain('다시 읽을 결과가 없어요');
  });
});
