/**
 * Books few hours for many students at once, through two processes: measures the time until all have an answer, and
 * checks winners and losers, against a bare conditional insert over HTTP.
 */
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

import { median } from './load.ts';
import { signInAll, type Passenger } from './people.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, startSecond, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

interface Crowd {
  readonly people: number;
  readonly hours: number;
  readonly rounds: number;
}

const CROWDS: readonly Crowd[] = [
  { people: 100, hours: 10, rounds: 100 },
  { people: 500, hours: 50, rounds: 20 },
];
const WARM_UP = 1;
const MOST_PEOPLE = Math.max(...CROWDS.map(({ people }) => people));
const MOST_HOURS = Math.max(...CROWDS.map(({ hours }) => hours));

interface Hour {
  readonly id: string;
  readonly channel: string;
}
interface Student extends Passenger {
  readonly studentId: string;
}

export async function measureBooking({ portal, bare }: { portal: Server; bare: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  const second = await startSecond();
  try {
    const hours = await findHours(client);
    const students = await findStudents(client, hours);
    const tokens = await signInAll(client, students);
    const urls = [portal.url, second.url];
    const figures: Figure[] = [];
    for (const crowd of CROWDS)
      figures.push(await measureCrowd(crowd, { client, urls, bare, hours, students, tokens }));
    return figures;
  } finally {
    await second.stop();
    await client.end();
  }
}

interface Ground extends Round {
  readonly client: pg.Client;
  readonly urls: readonly string[];
  readonly bare: Server;
}

async function measureCrowd(crowd: Crowd, ground: Ground): Promise<Figure> {
  const { client, urls, bare, hours, students, tokens } = ground;
  const chosen = { hours: hours.slice(0, crowd.hours), students: students.slice(0, crowd.people), tokens };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < crowd.rounds; round += 1) {
    const took = await bookAll(client, urls, chosen);
    const bareTook = await insertAll(client, bare.url, chosen);
    if (round >= 0) ours.push(took);
    if (round >= 0) theirs.push(bareTook);
  }
  return {
    what: `${crowd.people} students at once for ${crowd.hours} hours, through two processes, times a bare insert`,
    found: median(ours.map((took, round) => took / (theirs[round] ?? Number.NaN))),
    most: 3,
    unit: '×',
    seen: `${Math.round(median(ours))} and ${Math.round(median(theirs))} ms, ${crowd.rounds} rounds`,
  };
}

interface Round {
  readonly hours: readonly Hour[];
  readonly students: readonly Student[];
  readonly tokens: readonly string[];
}

/** Milliseconds until all are answered. @throws unless one student got each hour and each loser an error at the hour */
async function bookAll(client: pg.Client, urls: readonly string[], round: Round): Promise<number> {
  const { hours, students, tokens } = round;
  const begun = performance.now();
  const answers = await Promise.all(
    students.map(async (_, at) => {
      const hour = hours[at % hours.length];
      const response = await fetch(
        `${urls[at % urls.length]}${request.createRequest.base}${request.createRequest.path}`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${tokens[at]}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({
            slotId: hour?.id,
            channel: hour?.channel,
            topicList: ['STUDY'],
            content: '상담하고 싶어요.',
            hope: '',
            fileId: null,
            fileSnList: [],
          }),
        },
      );
      return { status: response.status, text: await response.text() };
    }),
  );
  const took = performance.now() - begun;
  const won = answers.filter(({ status }) => status === 200);
  const told = answers.filter(({ status, text }) => status === 422 && text.includes('"slotId"'));
  const ids = hours.map(({ id }) => id);
  const { rows } = await client.query<{ seats: number; people: number }>(
    `select count(*)::int as seats, count(distinct student_id)::int as people from counselling_request
     where slot_id = any($1::uuid[]) and status = 'WAITING'`,
    [ids],
  );
  const { seats, people } = rows[0] ?? { seats: 0, people: 0 };
  if (
    won.length !== hours.length ||
    seats !== hours.length ||
    people !== seats ||
    told.length !== students.length - seats
  ) {
    const odd = answers.find(({ status }) => status !== 200 && status !== 422);
    throw new Error(
      `${won.length} of ${students.length} were told that they got one of ${hours.length} hours, ${seats} seats are taken by ${people} people, ${told.length} were told no. ${odd?.text ?? ''}`,
    );
  }
  await giveBack(client, ids);
  return took;
}

/** Restores the hours, so that the next round begins with the same ones. */
async function giveBack(client: pg.Client, slotIds: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from counselling_request where slot_id = any($1::uuid[]) and status = 'WAITING'`,
    [slotIds],
  );
  const ids = rows.map(({ id }) => id);
  await client.query('delete from status_change where entity_id = any($1::uuid[])', [ids]);
  await client.query('delete from busy where source_id = any($1::uuid[])', [[...ids, ...slotIds]]);
  const { rows: keys } = await client.query<{ key: string }>(
    'delete from counselling_request where id = any($1::uuid[]) returning data_key_id as key',
    [ids],
  );
  await client.query('delete from data_key where id = any($1::uuid[])', [keys.map(({ key }) => key)]);
  await client.query('update counselling_slot set taken = 0 where id = any($1::uuid[])', [slotIds]);
}

/** Sends one conditional insert for each of the same students, without session, rights or checks. */
async function insertAll(client: pg.Client, url: string, { hours, students }: Round): Promise<number> {
  await client.query('create table if not exists bench_seat (slot_id uuid primary key, person_id uuid not null)');
  await client.query('truncate bench_seat');
  const begun = performance.now();
  const answers = await Promise.all(
    students.map(async ({ studentId }, at) => {
      const response = await fetch(`${url}/seat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slotId: hours[at % hours.length]?.id, personId: studentId }),
      });
      return ((await response.json()) as { isIn: boolean }).isIn; // bare.ts
    }),
  );
  const took = performance.now() - begun;
  if (answers.filter(Boolean).length !== hours.length) throw new Error('The bare twin gave an hour to two.');
  return took;
}

/** Finds free hours of different counsellors, all at different times if possible. */
async function findHours(client: pg.Client): Promise<Hour[]> {
  const { rows } = await client.query<Hour>(
    `select distinct on (slot.counsellor_id) slot.id, (coalesce(slot.channels, c.channels))[1] as channel
     from counselling_slot slot join counsellor c on c.id = slot.counsellor_id
     where slot.is_open and slot.taken = 0 and c.is_active and c.kind = 'PROFESSOR' and c.daily_most is null and not c.auto_approve
       and slot.begins_at between now() + interval '8 days' and now() + interval '40 days'
       and not exists (select from busy b where b.person_id = c.member_id
         and b.period && tstzrange(slot.begins_at - interval '3 hours', slot.begins_at + interval '3 hours'))
       and (c.lead_hours is null or c.lead_hours < 150) and (c.horizon_days is null or c.horizon_days > 40)
     order by slot.counsellor_id, slot.begins_at limit $1`,
    [MOST_HOURS],
  );
  if (rows.length < MOST_HOURS) throw new Error('The demonstration has too few free hours.');
  return rows;
}

/** Finds current students without open requests, and with nothing else at those hours. */
async function findStudents(client: pg.Client, hours: readonly Hour[]): Promise<Student[]> {
  const { rows } = await client.query<Student>(
    `select s.id as "studentId", m.id as "memberId", m.username
     from student s join member m on m.id = s.member_id and m.status = 'ACTIVE'
     where s.register_status = 'ENROLLED'
       and exists (select from member_type held where held.member_id = m.id and held.type_code = 'CURRENT_STUDENT' and held.ends_on is null)
       and not exists (select from counselling_request r where r.student_id = s.id and r.status in ('WAITING', 'APPROVED'))
       and not exists (select from busy b where b.person_id = m.id)
     order by s.id limit $1`,
    [MOST_PEOPLE],
  );
  if (rows.length < MOST_PEOPLE || hours.length === 0) throw new Error('The demonstration has too few free students.');
  return rows;
}
