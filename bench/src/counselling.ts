/**
 * Measures reads of counselling at a large university, each against its own statements, run alone.
 */
import { koreanDate } from '@naru/server/src/platform/time.ts';
import pg from 'pg';

import { signInAll } from './people.ts';
import { measureRead, type Read } from './reads.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, signIn, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

/** A read may take so many times its statements. */
const MOST = 3;
const REQUESTS = 100_000;
const DAY_MS = 86_400_000;

export async function measureCounselling({ portal }: { portal: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  try {
    await fillRequests(client);
    const figures: Figure[] = [];
    for (const read of await listReads(client, portal))
      figures.push(await measureRead(client, portal, { ...read, most: MOST }));
    return figures;
  } finally {
    await client.end();
  }
}

/** Lists the busiest counsellor's fullest week, the first page of a student's counsellors, and a year's statistics. */
async function listReads(client: pg.Client, portal: Server): Promise<Omit<Read, 'most'>[]> {
  const { rows } = await client.query<{ memberId: string; username: string; monday: string }>(
    `select c.member_id as "memberId", m.username,
       to_char(date_trunc('week', r.begins_at at time zone 'Asia/Seoul'), 'YYYY-MM-DD') as monday
     from counselling_request r join counsellor c on c.id = r.counsellor_id and c.kind = 'PROFESSOR'
     join member m on m.id = c.member_id and m.status = 'ACTIVE'
     join member_type held on held.member_id = m.id and held.type_code = 'FULLTIME_PROFESSOR' and held.ends_on is null
     group by 1, 2, 3 order by count(*) desc, 1 limit 1`,
  );
  const busiest = rows[0];
  if (!busiest) throw new Error('The demonstration has no meetings.');
  const [token = ''] = await signInAll(client, [busiest]);
  const year = { from: koreanDate(new Date(Date.now() - 364 * DAY_MS)), to: koreanDate(new Date()) };
  const base = '/view/cdp';
  return [
    { what: 'week of the busiest counsellor', path: `${base}/cnslt/professor/week?from=${busiest.monday}`, token },
    {
      what: 'finding among all counsellors',
      path: `${base}/cs/prof/reqst/page?page=0&size=20`,
      token: await signIn(portal.url, 'student'),
    },
    {
      what: 'statistics of a year, 100,000 requests',
      path: `${base}/admin/stat/counselling?${new URLSearchParams(year).toString()}`,
      token: await signIn(portal.url, 'admin'),
    },
  ];
}

/** Adds meetings of a year to those of the demonstration; an earlier run's stay. */
async function fillRequests(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from counselling_request where begins_at between now() - interval '364 days' and now()`,
  );
  const missing = REQUESTS - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  console.log(`Filling counselling up to ${REQUESTS.toLocaleString('en')} requests a year; the next run finds them …`);
  await client.query(
    `with people as (
       select c.id, row_number() over (order by c.id) - 1 as place from counsellor c where c.is_active),
     learners as (select s.id, row_number() over (order by s.id) - 1 as place from student s),
     many as (select (select count(*) from people) as people, (select count(*) from learners) as learners),
     given as (
       select at, at % many.people as person, at / many.people as turn, at::bigint * 7 % many.learners as learner
       from generate_series(0, $1::int - 1) as each(at), many),
     key as (select k.id from data_key k limit 1),
     wanted as (
       select given.at, gen_random_uuid() as slot_id, people.id as counsellor_id, learners.id as student_id,
         (date_trunc('day', now() at time zone 'Asia/Seoul') - (80 + given.turn / 8) * interval '1 day'
           + (13 + given.turn % 8) * interval '1 hour') at time zone 'Asia/Seoul' as begins_at
       from given join people on people.place = given.person join learners on learners.place = given.learner),
     slots as (
       insert into counselling_slot (id, counsellor_id, begins_at, is_open, taken)
       select slot_id, counsellor_id, begins_at, false, case when at % 10 < 8 then 1 else 0 end from wanted
       on conflict do nothing returning id)
     insert into counselling_request (id, slot_id, counsellor_id, student_id, begins_at, seat, channel, topics, data_key_id,
       status, ending, source, created_at, answered_at)
     select gen_random_uuid(), wanted.slot_id, wanted.counsellor_id, wanted.student_id, wanted.begins_at, 1,
       (array['FACE_TO_FACE', 'PHONE', 'ONLINE'])[1 + at % 3], array[(array['STUDY', 'CAREER', 'EMPLOYMENT', 'OTHER'])[1 + at % 4]],
       key.id, (array['COMPLETED', 'ABSENT', 'REJECTED', 'AVAILABLE'])[case when at % 10 < 7 then 1 else at % 10 - 5 end],
       case at % 10 when 8 then 'DECLINED' when 9 then 'CANCELLED_BY_STUDENT' end, 'STUDENT',
       wanted.begins_at - interval '5 days', wanted.begins_at - (30 + at % 80) * interval '1 hour'
     from wanted join slots on slots.id = wanted.slot_id cross join key`,
    [missing],
  );
  for (const table of ['counselling_slot', 'counselling_request']) await client.query(`vacuum analyze ${table}`);
}
