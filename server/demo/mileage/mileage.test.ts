import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { selectOutcomes } from '../../src/areas/counselling/api.ts';
import { selectUnsettledMeetings } from '../../src/areas/mileage/follow/meeting-store.ts';
import { selectUnposted } from '../../src/areas/mileage/follow/store.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { cloneDatabase } from '../../test/portal.ts';
import { seedDemo } from '../seed.ts';
import { DEMO_ITEMS } from './rules.ts';

let client: pg.Client;
let connection: pg.ClientConfig;
beforeAll(async () => {
  connection = await cloneDatabase();
  await seedDemo(connection, {
    students: 120,
    today: '2026-11-24',
    keys: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(() => client.end());

const rowsOf = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;

describe('the demonstration’s mileage', () => {
  it('is judged by the rules that every portal begins with', async () => {
    const rules = await rowsOf<{ code: string }>(`
      select i.code, i.id, r.id as "ruleId", i.type_code as "typeCode", i.grade_group as "gradeGroup",
        r.valid_terms as "validTerms", json_build_object('formula', r.formula, 'capOnce', r.cap_once, 'capTerm', r.cap_term,
          'capLife', r.cap_life, 'countsBest', r.counts_best, 'paysDifference', r.pays_difference,
          'registerStatusList', r.register_statuses) as rule
      from mileage_item i join mileage_rule r on r.item_id = i.id`);
    for (const item of Object.values(DEMO_ITEMS)) expect(rules.find(({ code }) => code === item.code)).toEqual(item);
  });

  it('leaves the clock nothing to post', async () => {
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool(connection) }) });
    try {
      // At a moment at which no survey has lapsed yet.
      const asked = { since: new Date(0), now: new Date(0), after: '00000000-0000-0000-0000-000000000000', most: 5 };
      expect(await selectUnposted(db, asked)).toEqual([]);
      const outcomes = await selectOutcomes(db, { since: new Date(0), after: undefined, most: 5000 });
      expect(outcomes.filter(({ isHeld }) => isHeld).length).toBeGreaterThan(50);
      expect(await selectUnsettledMeetings(db, outcomes)).toEqual([]);
    } finally {
      await db.destroy();
    }
  });

  it.each([
    [
      'accounts are the sums of their lines, and nobody owes',
      `select a.member_id from mileage_account a join lateral (
         select coalesce(sum(l.amount) filter (where l.kind not in ('HOLD', 'RELEASE')), 0) as balance,
           coalesce(-sum(l.amount) filter (where l.kind in ('HOLD', 'RELEASE')), 0) as held
         from mileage_line l where l.member_id = a.member_id) sums on true
       where sums.balance <> a.balance or sums.held <> a.held or a.balance < a.held`,
    ],
    [
      'what is held is what was asked for and not decided',
      `select a.member_id from mileage_account a where a.held <> coalesce((select sum(u.amount) from mileage_use u
         where u.member_id = a.member_id and u.status = 'APPLY'), 0)`,
    ],
    [
      'approved claims have a line of the points that they bring, others have none',
      `select c.id from mileage_claim c left join mileage_line l on l.claim_id = c.id and l.kind = 'EARN'
       where (c.status = 'APPROVED') <> (l.id is not null)`,
    ],
    [
      'completions without a line wait for their survey',
      `select t.id from trainee t join programme p on p.id = t.programme_id join mileage_item i on i.programme_type = p.type_code
       where t.completed_at is not null and p.year >= 2024
         and not exists (select from mileage_line l where l.trainee_id = t.id)
         and exists (select from survey_target target where target.context_id = t.id)`,
    ],
    [
      'finished tests have a line that counts, those that were taken out have none, each of its own term and student',
      `select s.id from ability_session s left join mileage_line l on l.test_session_id = s.id and l.kind = 'EARN'
         and not exists (select from mileage_line other where other.reverses_id = l.id)
       where s.scored_at is not null and ((s.status = 'SCORED') <> (l.id is not null) or l.member_id <> s.member_id
         or (l.year, l.semester_code) <> (s.year, s.semester_code) or l.posted_at <> s.scored_at)`,
    ],
    [
      'held meetings have a line of their own student and day, and nothing else has one of a meeting',
      `select r.id from counselling_request r join student s on s.id = r.student_id
         join counsellor c on c.id = r.counsellor_id left join mileage_line l on l.meeting_id = r.id
       where (r.status = 'COMPLETED' and c.kind <> 'LAW') <> (l.id is not null) or l.member_id <> s.member_id
         or l.happened_on <> (r.begins_at at time zone 'Asia/Seoul')::date or l.posted_at <> r.outcome_at`,
    ],
    [
      'terms before this one are closed, and took no line afterwards',
      `select m.year from mileage_term m join term on term.year = m.year and term.semester_code = m.semester_code
       where (m.status = 'CLOSED') = (term.begins_on = '2026-08-31')`,
    ],
    [
      'closed terms have a close that is done, and no other has one',
      `select m.year from mileage_term m left join mileage_close c on c.year = m.year and c.semester_code = m.semester_code
       where (m.status = 'CLOSED') <> (c.id is not null) or c.status <> 'DONE' or c.number <> 1 or c.done_at <> m.closed_at
         or c.member_count <> (select count(*) from mileage_standing s where s.close_id = c.id)
         or c.expired_points <> (select coalesce(-sum(l.amount), 0) from mileage_line l
           where l.kind = 'EXPIRE' and l.year = m.year and l.semester_code = m.semester_code)`,
    ],
    [
      'everybody stood at a close with what they had earned in its term, and had by its end',
      `select s.member_id from mileage_close c cross join mileage_account a
       left join mileage_standing s on s.close_id = c.id and s.member_id = a.member_id
       cross join lateral (select
           coalesce(sum(l.amount) filter (where l.year = c.year and l.semester_code = c.semester_code and (l.kind in ('EARN', 'ADJUST')
             or (l.kind = 'REVERSE' and back.kind in ('EARN', 'ADJUST')))), 0) as earned,
           coalesce(sum(l.amount) filter (where l.kind not in ('HOLD', 'RELEASE')), 0) as balance
         from mileage_line l left join mileage_line back on back.id = l.reverses_id
         where l.member_id = a.member_id and (l.year, l.semester_code) <= (c.year, c.semester_code)) sums
       where coalesce(s.earned, 0) <> sums.earned or coalesce(s.balance, 0) <> sums.balance
         or (s.rank is not null) <> (sums.earned > 0)`,
    ],
    [
      'places at a close follow what was earned',
      `select one.member_id from mileage_standing one join mileage_standing other on other.close_id = one.close_id
       where one.earned > other.earned and one.rank >= other.rank`,
    ],
    [
      'objections are about lines of their own student that were there before',
      `select o.id from mileage_objection o join mileage_line l on l.id = o.line_id
       where l.member_id <> o.member_id or l.posted_at >= o.asked_at or o.asked_at > '2026-11-24T00:00:00+09:00'
         or o.decided_at > '2026-11-24T00:00:00+09:00'`,
    ],
    [
      'what corrects a line is an adjustment that its objection names',
      `select l.id from mileage_line l full join mileage_objection o on o.correction_id = l.id
       where (l.kind = 'ADJUST' and o.id is null) or (o.correction_id is not null and l.kind <> 'ADJUST')`,
    ],
    [
      'objections have as many replies as they say, in the order of time',
      `select o.id from mileage_objection o where o.reply_count <> (select count(*) from mileage_objection_reply reply
         where reply.objection_id = o.id and reply.at > o.asked_at and reply.at <= coalesce(o.decided_at, reply.at))`,
    ],
    [
      'batches have as many lines and points as they say',
      `select b.id from mileage_batch b where (b.line_count, b.points) <> (
         select count(*), sum(l.amount) from mileage_line l where l.batch_id = b.id)`,
    ],
    [
      'no state changed without its history',
      `select c.id from mileage_claim c where c.version <> (select count(*)
       from status_change s where s.entity = 'mileage_claim' and s.entity_id = c.id)`,
    ],
  ])('agrees with itself: %s', async (_name, contradiction) => {
    expect(await rowsOf(contradiction)).toEqual([]);
  });

  it.each([
    ['claims that wait', `select from mileage_claim c where c.status = 'WAIT'`],
    ['refused claims', `select from mileage_claim c where c.status = 'REFUSED'`],
    [
      'uses that wait, with an account',
      `select from mileage_use u where u.status = 'APPLY' and u.account_end is not null`,
    ],
    [
      'opening balances that came by a sheet',
      `select from mileage_line l where l.kind = 'CARRY' and l.batch_id is not null`,
    ],
    ['uses that were paid', `select from mileage_use u where u.status = 'PAID'`],
    ...['OPEN', 'UPHELD', 'DISMISSED', 'WITHDRAWN'].map((status) => [
      `objections that are ${status}`,
      `select from mileage_objection o where o.status = '${status}'`,
    ]),
    [
      'tests of the first student',
      `select from mileage_line l join member m on m.id = l.member_id and m.username = 'student'
       where l.test_session_id is not null and l.amount > 0`,
    ],
    [
      'meetings of the first student',
      `select from mileage_line l join member m on m.id = l.member_id and m.username = 'student'
       where l.meeting_id is not null and l.amount > 0`,
    ],
    ['meetings of people on leave', `select from mileage_line l where l.meeting_id is not null and l.amount = 0`],
    ['points of a test that were taken back', `select from mileage_line l where l.kind = 'REVERSE' and l.amount = -10`],
    ['corrections', `select from mileage_line l where l.kind = 'ADJUST'`],
    ['points that expired', `select from mileage_line l where l.kind = 'EXPIRE'`],
    ['points that were capped', `select from mileage_line l where l.explanation::text like '%CAP_%'`],
    [
      'a place of the first student in the last term that was closed',
      `select from mileage_standing s join member m on m.id = s.member_id and m.username = 'student'
       where s.rank is not null and s.close_id = (
         select c.id from mileage_close c order by c.year desc, c.semester_code desc limit 1)`,
    ],
    [
      'completions of the first student that wait for their survey',
      `select from trainee t join member m on m.id = t.member_id and m.username = 'student'
       where t.completed_at is not null and not exists (select from mileage_line l where l.trainee_id = t.id)`,
    ],
  ])('has %s', async (_name, query) => {
    expect((await rowsOf(query)).length).toBeGreaterThan(0);
  });
});
