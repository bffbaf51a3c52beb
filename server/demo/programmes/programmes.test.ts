/** The demonstration's programmes as a database holds them: every state is there, and nothing contradicts itself. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { drawOrder } from '../../src/areas/learning/core/rules.ts';
import { cloneDatabase } from '../../test/portal.ts';
import { seedDemo } from '../seed.ts';

const PLAN = { students: 300, today: '2026-11-24', keys: `k1:${Buffer.alloc(32, 7).toString('base64')}` };
const DAWN = '2026-11-24T00:00:00+09:00';

let client: pg.Client;
beforeAll(async () => {
  const connection = await cloneDatabase();
  await seedDemo(connection, PLAN);
  client = new pg.Client(connection);
  await client.connect();
}, 120_000);
afterAll(() => client.end());

const rowsOf = async <T extends pg.QueryResultRow = Record<string, unknown>>(text: string): Promise<T[]> =>
  (await client.query<T>(text)).rows;
const listOf = async (text: string): Promise<unknown[]> =>
  (await client.query<unknown[]>({ text, rowMode: 'array' })).rows.map(([value]) => value);

describe('the demonstration’s programmes agree with themselves:', () => {
  /** Each finds rows that must not be there. */
  it.each([
    [
      'counters say what the places add up to',
      `select p.name_ko, p.taken, p.held, p.queued from programme p left join trainee t on t.programme_id = p.id group by p.id
       having p.taken <> count(*) filter (where t.status = 'CONFIRM')
         or p.held <> count(*) filter (where t.offered_until is not null)
         or p.queued <> count(*) filter (where t.status in ('TEMP', 'APPLY') and t.place is not null and t.offered_until is null)
         or p.last_place < coalesce(max(t.place), 0)`,
    ],
    [
      'nobody waits for a seat that is free',
      `select p.name_ko from programme p where p.queued > 0 and p.taken + p.held < p.capacity and p.cancelled_at is null`,
    ],
    [
      'who waits came after those who have a seat at once, in the order of their places',
      `select t.id from trainee t join programme p on p.id = t.programme_id and p.selection = 'FIRST_COME'
         join trainee later on later.programme_id = p.id and later.place > t.place where later.applied_at < t.applied_at`,
    ],
    [
      'a waiting list is never longer than it may be',
      `select p.name_ko from programme p where p.queued > p.queue_capacity`,
    ],
    [
      'no queue is left where a programme began before today',
      `select p.id from programme p where p.begins_at <= '${DAWN}' and p.queued + p.held > 0`,
    ],
    [
      'the history of a place ends with its state, and its steps follow one another',
      `select t.id from trainee t join lateral (
         select array_agg(c.to_status order by c.id) as states, array_agg(c.from_status order by c.id) as befores,
           array_agg(c.at order by c.id) as moments
         from status_change c where c.entity = 'trainee' and c.entity_id = t.id) h on true
       where h.states is null or h.states[cardinality(h.states)] <> t.status or h.befores[1] is not null
         or h.befores[2:] is distinct from h.states[1:cardinality(h.states) - 1] or h.moments[1] <> t.applied_at`,
    ],
    [
      'the history of an approval ends with its state, and nobody decided what they asked for',
      `select a.id from programme_approval a where a.asked_by = a.decided_by or a.status <> (
         select c.to_status from status_change c where c.entity = 'programme_approval' and c.entity_id = a.id
         order by c.id desc limit 1)`,
    ],
    [
      'published is who was approved, closed is whose closing was',
      `select p.id from programme p
         left join programme_approval o on o.programme_id = p.id and o.kind = 'OPEN'
         left join programme_approval c on c.programme_id = p.id and c.kind = 'CLOSE'
       where (p.published_at is not null) <> (o.status is not distinct from 'APPROVED')
         or (p.closed_at is not null) <> (c.status is not distinct from 'APPROVED')
         or p.published_at is null and exists (select from trainee t where t.programme_id = p.id)`,
    ],
    [
      'competencies add up to 100',
      `select p.id from programme p left join programme_competency c on c.programme_id = p.id group by p.id
       having coalesce(sum(c.ratio), 0) <> 100`,
    ],
    [
      'a programme lasts from its first session to its last, for as many hours as they do',
      `select p.id from programme p join programme_session s on s.programme_id = p.id group by p.id
       having min(s.begins_at) <> p.begins_at or max(s.ends_at) <> p.ends_at
         or sum(extract(epoch from s.ends_at - s.begins_at)) / 3600 <> p.hours`,
    ],
    [
      'everybody applied while it was open',
      `select t.id from trainee t join programme p on p.id = t.programme_id
       where t.applied_at < p.applies_from or t.applied_at >= p.applies_until`,
    ],
    [
      'attendance is of sessions that are over, and of people with a place',
      `select a.trainee_id from attendance a join programme_session s on s.id = a.session_id
         join trainee t on t.id = a.trainee_id
       where s.ends_at > '${DAWN}' or t.status <> 'CONFIRM' or t.programme_id <> s.programme_id`,
    ],
    [
      'attendance that was closed counts everybody',
      `select s.id from programme_session s join trainee t on t.programme_id = s.programme_id and t.status = 'CONFIRM'
       where s.closed_at is not null and not exists (
         select from attendance a where a.session_id = s.id and a.trainee_id = t.id)`,
    ],
    [
      'who completed came often enough, and their assignment was accepted',
      `select t.id from trainee t join programme p on p.id = t.programme_id
         join lateral (select count(*) filter (where a.status in ('PRESENT', 'LATE')) as came,
           count(*) filter (where a.status <> 'EXCUSED') as counted from attendance a where a.trainee_id = t.id) a on true
       where t.completed_at is not null and (a.came * 100 < a.counted * p.least_attendance or p.needs_assignment and not exists (
         select from trainee_assignment d where d.trainee_id = t.id and d.accepted_at is not null))`,
    ],
    [
      'who completed has answered the survey that it takes, and what they completed was by the rules',
      `select t.id from trainee t join programme p on p.id = t.programme_id
       where (t.completed_at is null) <> (t.completion_method is null) or t.completed_at is not null
         and (t.completion_method <> 'RULE' or p.needs_survey and not exists (
           select from survey_target a where a.context_id = t.id and a.member_id = t.member_id))`,
    ],
    [
      'every completion has one certificate, of its day, and nothing else has one',
      `select t.id from trainee t left join certificate c on c.trainee_id = t.id
       where (t.completed_at is null) <> (c.number is null) or c.issued_at <> t.completed_at or c.member_id <> t.member_id`,
    ],
    [
      'certificates say what the programme is, and who completed it',
      `select c.number from certificate c join trainee t on t.id = c.trainee_id join programme p on p.id = t.programme_id
         join member m on m.id = t.member_id left join student s on s.member_id = m.id
         cross join lateral jsonb_to_recordset(c.contents -> 'entryList') as one("traineeId" uuid, "nameKo" text,
           "typeCode" text, hours numeric, year int, "beginsOn" date, "deptKo" text)
         left join department d on d.code = p.department_code
       where one."traineeId" <> t.id or one."nameKo" <> p.name_ko or one."typeCode" <> p.type_code or one.hours <> p.hours
         or one.year <> p.year or one."beginsOn" <> (p.begins_at at time zone 'Asia/Seoul')::date
         or one."deptKo" <> d.name_ko or (c.contents ->> 'hours')::numeric <> p.hours
         or c.contents -> 'holder' ->> 'nameKo' <> m.name_ko
         or c.contents -> 'holder' ->> 'number' <> coalesce(s.student_number, m.username)`,
    ],
    [
      'the numbers of a year have no gaps, follow the days, and the portal knows the last',
      `select n.year from certificate_number n join lateral (
         select count(*) as all, max(right(c.number, 6)::int) as last, bool_and(c.rank = right(c.number, 6)::int) as in_order
         from (select c.number, rank() over (order by c.issued_at, c.number) as rank from certificate c
           where c.number like 'NR-' || n.year || '-%') c) made on true
       where made.all <> n.last or made.last <> n.last or not made.in_order`,
    ],
    [
      'answers about a programme are as many as people who answered, and count from five on',
      `select p.id from programme p join lateral (
         select count(*) as all, bool_or(r.is_counted) as any_counted, bool_and(r.is_counted) as all_counted
         from survey_response r where r.facets ->> 'programme' = p.id::text) said on true
       join lateral (
         select count(*) as all from survey_target a join trainee t on t.id = a.context_id where t.programme_id = p.id) asked on true
       where said.all <> asked.all or (said.all >= 5) <> coalesce(said.all_counted, false)
         or coalesce(said.any_counted <> said.all_counted, false)`,
    ],
    [
      'every programme has an author',
      `select p.id from programme p where not exists (
         select from programme_author a where a.programme_id = p.id and a.member_id = p.created_by)`,
    ],
    [
      'nobody completes what can be completed once for a second time',
      `select t.member_id from trainee t join programme p on p.id = t.programme_id
       where t.completed_at is not null and not p.allows_repeat group by t.member_id, p.series_id having count(*) > 1`,
    ],
    [
      'coming sessions take the time of everybody with a place, and of nobody else',
      `select t.id, s.id from trainee t join programme_session s on s.programme_id = t.programme_id and s.ends_at > '${DAWN}'
         left join busy b on b.person_id = t.member_id and b.source = 'learning.session' and b.source_id = s.id
           and b.period = tstzrange(s.begins_at, s.ends_at)
       where (t.status = 'CONFIRM') <> (b.id is not null)`,
    ],
    [
      'nobody is at two sessions at once, in the past neither',
      `select a.member_id from trainee a join programme_session s on s.programme_id = a.programme_id
         join trainee b on b.member_id = a.member_id and b.programme_id > a.programme_id
         join programme_session o on o.programme_id = b.programme_id
           and tstzrange(o.begins_at, o.ends_at) && tstzrange(s.begins_at, s.ends_at)
       where a.status = 'CONFIRM' and b.status = 'CONFIRM'`,
    ],
    [
      'programmes of a series are of one type, the first one first',
      `select p.id from programme p join programme f on f.id = p.series_id
       where p.type_code <> f.type_code or f.series_id <> f.id or f.begins_at > p.begins_at`,
    ],
    [
      'more was not spent than there was',
      `select p.id from programme p join programme_expense e on e.programme_id = p.id group by p.id
       having sum(e.amount) > p.budget`,
    ],
  ])('%s', async (_what, text) => {
    expect(await rowsOf(text)).toEqual([]);
  });

  it('draws can be worked out again', async () => {
    const drawn = await rowsOf<{ id: string; seed: string; kept: string[] }>(
      `select p.id, p.draw_seed as seed, p.draw_order as kept from programme p where p.draw_seed is not null and p.begins_at > '${DAWN}'`,
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const { id, seed, kept } of drawn) {
      const everybody = await rowsOf<{ id: string; place: number | null; code: string | null }>(
        `select t.id, t.place, t.reason_code as code from trainee t where t.programme_id = '${id}'`,
      );
      const order = drawOrder(seed, everybody);
      expect(
        drawOrder(
          seed,
          kept.map((one) => ({ id: one })),
        ).map((one) => one.id),
      ).toEqual(kept);
      const ranked = order.filter(({ place }) => place !== null);
      expect(ranked.map(({ place }) => place)).toEqual(ranked.map((_, at) => at + 1));
      const firstRejected = order.findIndex(({ code }) => code === 'NOT_DRAWN');
      expect(order.slice(firstRejected).every(({ code }) => code === 'NOT_DRAWN')).toBe(true);
    }
  });
});

describe('the demonstration has of programmes', () => {
  it('every type in each of three years, and every way of choosing', async () => {
    expect(
      await listOf(`select count(distinct p.type_code)::int from programme p group by p.year order by p.year`),
    ).toEqual([4, 4, 4, 4]);
    expect(await listOf(`select distinct p.selection from programme p order by 1`)).toEqual([
      'FIRST_COME',
      'LOTTERY',
      'SELECTION',
    ]);
  });

  it('every state of a place, every reason of the portal, and every kind of attendance', async () => {
    expect(await listOf(`select distinct t.status from trainee t order by 1`)).toEqual([
      'APPLY',
      'CANCEL',
      'CONFIRM',
      'REJECT',
      'TEMP',
    ]);
    expect(
      await listOf(`select distinct t.reason_code from trainee t where t.reason_code is not null order by 1`),
    ).toEqual(['BEGUN', 'NOT_DRAWN', 'NOT_HELD', 'OFFER_LAPSED']);
    expect(await listOf(`select distinct a.status from attendance a order by 1`)).toEqual([
      'ABSENT',
      'EXCUSED',
      'LATE',
      'PRESENT',
    ]);
    expect(await listOf(`select distinct a.status from no_show_appeal a order by 1`)).toEqual([
      'ACCEPTED',
      'ASKED',
      'REFUSED',
    ]);
    expect(await listOf(`select distinct a.kind || ' ' || a.status from programme_approval a order by 1`)).toEqual([
      'CLOSE APPROVED',
      'CLOSE WAITING',
      'OPEN APPROVED',
      'OPEN REFUSED',
      'OPEN WAITING',
    ]);
  });

  /** Each is true of some programme. */
  it.each([
    ['a draft', `p.published_at is null and not exists (select from programme_approval a where a.programme_id = p.id)`],
    ['one that closes today', `p.applies_until between '${DAWN}' and '${DAWN}'::timestamptz + interval '1 day'`],
    ['one that opens soon', `p.published_at is not null and p.applies_from > '${DAWN}'`],
    [
      'one with seats left',
      `p.applies_until > '${DAWN}' and p.taken > 0 and p.taken + p.held < p.capacity and p.selection = 'FIRST_COME'`,
    ],
    ['one with a queue', `p.applies_until > '${DAWN}' and p.queued between 1 and p.queue_capacity - 1`],
    [
      'one that is full to the last place of its queue',
      `p.applies_until > '${DAWN}' and p.queued = p.queue_capacity and p.queued > 0`,
    ],
    ['one with an offer that stands', `p.held > 0`],
    [
      'one that meets today',
      `exists (select from programme_session s where s.programme_id = p.id and s.begins_at between '${DAWN}' and '${DAWN}'::timestamptz + interval '1 day')`,
    ],
    ['one that was called off', `p.cancelled_at is not null`],
    [
      'one that is over and was not settled',
      `p.ends_at < '${DAWN}' and p.closed_at is null and p.published_at is not null
       and not exists (select from trainee t where t.programme_id = p.id and t.completed_at is not null)`,
    ],
    ['a lottery to draw', `p.selection = 'LOTTERY' and p.applies_until <= '${DAWN}' and p.drawn_at is null`],
    ['a lottery that was drawn', `p.drawn_at is not null and p.begins_at > '${DAWN}'`],
    [
      'applicants to choose from',
      `p.selection = 'SELECTION' and p.applies_until <= '${DAWN}' and p.begins_at > '${DAWN}' and p.taken = 0`,
    ],
    [
      'one whose survey is open, that some have answered',
      `p.needs_survey and p.ends_at between '${DAWN}'::timestamptz - interval '20 days' and '${DAWN}' and p.closed_at is null
       and exists (select from trainee t join survey_target a on a.context_id = t.id where t.programme_id = p.id)
       and exists (select from trainee t join member m on m.id = t.member_id and m.username = 'student'
         where t.programme_id = p.id and not exists (select from survey_target a where a.context_id = t.id))`,
    ],
    ['one of an earlier term that was completed by answering', `p.needs_survey and p.closed_at is not null`],
    [
      'one whose assignments nobody has looked at',
      `exists (select from trainee t join trainee_assignment a on a.trainee_id = t.id
       where t.programme_id = p.id and a.accepted_at is null and a.returned_reason is null)`,
    ],
  ])('%s', async (_what, condition) => {
    expect((await rowsOf(`select p.id from programme p where ${condition}`)).length).toBeGreaterThan(0);
  });

  it('something of their own for each of the cast who takes part', async () => {
    const statesOf = async (username: string): Promise<unknown[]> =>
      listOf(`select distinct case when t.offered_until is not null then 'OFFERED' when t.completed_at is not null then 'DONE' else t.status end
        from trainee t join member m on m.id = t.member_id where m.username = '${username}' order by 1`);
    expect(await statesOf('student')).toEqual(['APPLY', 'CANCEL', 'CONFIRM', 'DONE', 'OFFERED', 'TEMP']);
    for (const username of ['freshman', 'graduate', 'peer', 'lecturer', 'fulltime'])
      expect((await statesOf(username)).length).toBeGreaterThan(1);
    expect(await statesOf('alumni')).toContain('DONE');
    const managers = await listOf(
      `select distinct m.username from programme p join member m on m.id = p.manager_id where m.is_demo order by 1`,
    );
    expect(managers).toEqual([
      'assistant',
      'career',
      'chief',
      'coach',
      'fulltime',
      'lecturer',
      'professor',
      'staff',
      'supervisor',
    ]);
    expect(
      await listOf(
        `select count(*)::int from programme_helper h join member m on m.id = h.member_id where m.username = 'lectureassistant'`,
      ),
    ).toEqual([3]);
  });

  it('a session of the student’s this week, and a place in the queue that is known', async () => {
    const [next] = await rowsOf(`
      select min(s.begins_at) < '${DAWN}'::timestamptz + interval '7 days' as "isThisWeek" from busy b
        join member m on m.id = b.person_id and m.username = 'student' join programme_session s on s.id = b.source_id`);
    expect(next).toEqual({ isThisWeek: true });
    const [waits] = await rowsOf(`
      select (select count(*)::int + 1 from trainee o where o.programme_id = t.programme_id and o.status = 'TEMP'
          and o.offered_until is null and o.place < t.place) as rank
      from trainee t join member m on m.id = t.member_id
      where m.username = 'student' and t.status = 'TEMP' and t.offered_until is null`);
    expect(waits).toEqual({ rank: 3 });
  });
});
