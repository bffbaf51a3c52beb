import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { scoreAnswers } from '../../src/areas/ability/scoring/score.ts';
import { judgeQuality } from '../../src/areas/ability/session/rules.ts';
import { cloneDatabase } from '../../test/portal.ts';
import { seedDemo } from '../seed.ts';

let client: pg.Client;
beforeAll(async () => {
  const connection = await cloneDatabase();
  await seedDemo(connection, { students: 300, today: '2026-11-25' });
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(() => client.end());

const rowsOf = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;
const countOf = async (text: string): Promise<number> => (await rowsOf(text)).length;

describe('the demonstration’s tests', () => {
  it('are three, of which one has a second version that is compared with the first where it may be', async () => {
    const rows = await rowsOf<{ code: string; statuses: string; equated: number; scales: number }>(`
      select t.code, string_agg(v.status, ' ' order by v.number) as statuses,
        max(jsonb_array_length(v.content #> '{equatedList,0,scaleList}')) as equated,
        max(jsonb_array_length(v.content -> 'scaleList')) as scales
      from ability_test t join ability_version v on v.test_id = t.id group by t.id order by t.family`);
    expect(rows.map(({ code, statuses }) => [code, statuses])).toEqual([
      ['CORE', 'PUBLISHED'],
      ['LEARN', 'RETIRED PUBLISHED'],
      ['CAREER', 'PUBLISHED'],
    ]);
    // Neither the scale of the items that were put in other words, nor the one that it is a part of.
    expect(rows[1]?.equated).toBe((rows[1]?.scales ?? 0) - 2);
  });

  it('have scores and doubts as answering would bring them', async () => {
    const rows = await rowsOf<{
      content: unknown;
      answers: Record<string, number>;
      scores: Record<string, string | null>;
      quality: string[];
      elapsed: number;
    }>(`
      select v.content, s.quality, s.elapsed_seconds as elapsed,
        (select jsonb_object_agg(a.item_code, a.value) from ability_answer a where a.session_id = s.id) as answers,
        (select jsonb_object_agg(x.scale_code, x.raw) from ability_score x where x.session_id = s.id) as scores
      from ability_session s join ability_version v on v.id = s.version_id
      where s.scored_at is not null order by cardinality(s.quality) desc, s.id limit 40`);
    expect(rows).toHaveLength(40);
    for (const { content, answers, scores, quality, elapsed } of rows) {
      const instrument = Instrument.parse(content);
      const given = new Map(Object.entries(answers));
      const toThree = (raw: number | null): string | null => raw?.toFixed(3) ?? null;
      const wanted = scoreAnswers(instrument, given).map(({ scaleCode, raw }) => [scaleCode, toThree(raw)]);
      const kept = Object.entries(scores).map(([code, raw]) => [code, toThree(raw === null ? null : Number(raw))]);
      expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(wanted));
      expect(judgeQuality(instrument, { answers: given, elapsedSeconds: elapsed })).toEqual(quality);
    }
  });

  it.each([
    [
      'every result has one reading that was shown',
      `
      select s.id from ability_session s where s.scored_at is not null and 1 <> (
        select count(*) from ability_reading r where r.session_id = s.id and r.is_shown)`,
    ],
    [
      'nobody has a result of a version before it was published or after it was retired',
      `
      select s.id from ability_session s join ability_version v on v.id = s.version_id
      where s.started_at < v.published_at or s.scored_at > v.retired_at + interval '30 days'`,
    ],
    [
      'nobody takes a test twice in a term',
      `
      select s.member_id from ability_session s where s.scored_at is not null
      group by s.member_id, s.test_id, s.year, s.semester_code having count(*) > 1`,
    ],
    [
      'sessions lie in their term',
      `
      select s.id from ability_session s join term on term.year = s.year and term.semester_code = s.semester_code
      where (s.started_at at time zone 'Asia/Seoul')::date < term.begins_on`,
    ],
    [
      'colleges are those of the departments',
      `
      select s.id from ability_session s left join department d on d.code = s.college_code
      where d.parent_code is distinct from '10000'`,
    ],
    [
      'no group is of fewer than 30 people, and no percentile of fewer than 100',
      `
      select r.group_id from ability_norm_row r where r.people < 30 or (r.people < 100) <> (cardinality(r.cuts) = 0)`,
    ],
    [
      'no state changed without its history',
      `
      select s.id from ability_session s where s.version <> (
        select count(*) from status_change h where h.entity = 'ability_session' and h.entity_id = s.id)`,
    ],
    [
      'nobody looked without being let',
      `
      select v.id from ability_view v join ability_session s on s.id = v.session_id where not exists (
        select from ability_share a where a.member_id = s.member_id and a.test_id = s.test_id
          and a.audience = v.audience and a.granted_at <= v.viewed_at and a.revoked_at is null)`,
    ],
  ])('agree with themselves: %s', async (_name, contradiction) => {
    expect(await rowsOf(contradiction)).toEqual([]);
  });

  it('have norms as the portal would work them out of the same results', async () => {
    const rows = await rowsOf<{
      people: number;
      mean: string;
      deviation: string;
      median: string | null;
      now: number;
      avg: string;
      sd: string;
      mid: number;
    }>(`
      select r.people, r.mean, r.deviation, r.cuts[50] as median, own.now, own.avg, own.sd, own.mid
      from ability_norm n join ability_norm_group g on g.norm_id = n.id and g.college_code is null and g.grade is null
      join ability_norm_row r on r.group_id = g.id
      cross join lateral (select count(*)::int as now, round(avg(x.raw), 3) as avg, round(stddev_samp(x.raw), 3) as sd,
          percentile_cont(0.5) within group (order by x.raw::float8) as mid
        from (select distinct on (s.member_id) s.id from ability_session s where s.version_id = n.version_id
          and s.status = 'SCORED' and s.quality = '{}' and not s.switched_language order by s.member_id, s.scored_at desc) last
        join ability_score x on x.session_id = last.id and x.scale_code = r.scale_code) own`);
    expect(rows.length).toBeGreaterThan(60);
    for (const { people, mean, deviation, median, now, avg, sd, mid } of rows) {
      expect(people).toBe(now);
      expect(Number(mean)).toBeCloseTo(Number(avg), 2);
      expect(Number(deviation)).toBeCloseTo(Number(sd), 2);
      expect(median === null ? mid : Number(median)).toBeCloseTo(mid, 3);
    }
  });

  it('spread and grow as people do', async () => {
    const [spread] = await rowsOf<{ least: number; most: number; alpha: number }>(`
      select min(r.deviation)::float8 as least, max(r.deviation)::float8 as most,
        avg(1 - (r.error / r.deviation) ^ 2)::float8 as alpha
      from ability_norm_row r join ability_norm_group g on g.id = r.group_id where g.college_code is null and g.grade is null`);
    expect(spread?.least).toBeGreaterThan(0.3);
    expect(spread?.most).toBeLessThan(1.2);
    expect(spread?.alpha).toBeGreaterThan(0.55);
    const [growth] = await rowsOf<{ growth: number }>(`
      select avg(b.raw - a.raw)::float8 as growth from ability_session one
      join ability_session two on two.member_id = one.member_id and two.version_id = one.version_id and two.scored_at > one.scored_at
      join ability_score a on a.session_id = one.id join ability_score b on b.session_id = two.id and b.scale_code = a.scale_code`);
    expect(growth?.growth).toBeGreaterThan(0.02);
  });

  it('tell stories of those whom everybody tries', async () => {
    const own = await rowsOf<{
      code: string;
      status: string;
      answers: number;
      at: string | null;
      mean: number | null;
      reflection: string;
    }>(`
      select t.code, s.status, s.at_item as at, s.reflection,
        (select count(*)::int from ability_answer a where a.session_id = s.id) as answers,
        (select avg(x.raw)::float8 from ability_score x where x.session_id = s.id) as mean
      from ability_session s join ability_test t on t.id = s.test_id join member m on m.id = s.member_id
      where m.username = 'student' order by t.code, s.started_at`);
    const core = own.filter(({ code }) => code === 'CORE');
    expect(core.map(({ status }) => status)).toEqual(['SCORED', 'SCORED', 'SCORED']);
    const means = core.map(({ mean }) => mean ?? 0);
    expect(means.toSorted((one, other) => one - other)).toEqual(means);
    expect(core[2]?.reflection).not.toBe('');
    expect(own.find(({ code }) => code === 'CAREER')).toMatchObject({ status: 'IN_PROGRESS', answers: 12 });
    expect(await countOf(`select from ability_view`)).toBe(1);
    expect(
      await countOf(`
      select from ability_session s join member m on m.id = s.member_id join ability_test t on t.id = s.test_id
      where m.username = 'freshman' and t.code = 'CORE'`),
    ).toBe(0);
  });

  it('ask the first year for one, which half of them have taken', async () => {
    const [cohort] = await rowsOf<{ all: number; done: number; told: number }>(`
      select count(*)::int as all, count(*) filter (where exists (select from ability_session s
          where s.member_id = st.member_id and s.test_id = a.test_id and s.status = 'SCORED' and s.scored_at >= a.opens_on))::int as done,
        (select count(*)::int from ability_reminder r where r.assignment_id = a.id) as told
      from ability_assignment a join student st on st.grade = any(a.grades) and st.register_status = 'ENROLLED' group by a.id`);
    expect(cohort?.all).toBeGreaterThan(20);
    expect(cohort?.told).toBe(cohort?.all);
    const share = (cohort?.done ?? 0) / (cohort?.all ?? 1);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it.each([
    ['doubtful results of each kind', `select distinct unnest(s.quality) from ability_session s`, 3],
    ['results in both languages', `select from ability_session s where s.switched_language`, 1],
    ['one that was taken out', `select from ability_session s where s.status = 'INVALIDATED' and s.reason <> ''`, 1],
    ['tests that were left lying', `select from ability_session s where s.status = 'IN_PROGRESS'`, 3],
    ['tests that expired', `select from ability_session s where s.status = 'EXPIRED'`, 1],
    ['people who let their advisor see a result', `select from ability_share a where a.audience = 'ADVISOR'`, 10],
    [
      'versions whose norm tells percentiles',
      `select distinct n.version_id from ability_norm n
      join ability_norm_group g on g.norm_id = n.id join ability_norm_row r on r.group_id = g.id where cardinality(r.cuts) = 99`,
      3,
    ],
  ])('have %s', async (_name, query, least) => {
    expect(await countOf(query)).toBeGreaterThanOrEqual(least);
  });
});
