/**
 * Lets 5,000 people apply for one programme of 200 seats at once, through two processes: measures the time until all have
 * an answer, and checks seats, queue and notices, against a bare insert over HTTP.
 */
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

import { median } from './load.ts';
import { signInAll, type Passenger } from './people.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, startSecond, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

export const PEOPLE = 5_000;
const SEATS = 200;
const ROUNDS = 3;
const WARM_UP = 1;
/** Long after everything that the demonstration has planned. */
const BEGINS_IN_DAYS = 150;
/** Connections that a proxy in front of the portal holds to each of its processes. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

export function send(
  method: 'POST' | 'PUT',
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body: unknown },
): Promise<{ status: number; text: string }> {
  const text = JSON.stringify(body);
  const sent = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, agent, headers: sent }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: answer }));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(text);
  });
}

export async function measureApplying({ portal, bare }: { portal: Server; bare: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  const second = await startSecond();
  try {
    const people = await findPeople(client);
    const tokens = await signInAll(client, people);
    const urls = [portal.url, second.url];
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const bareTook = await insertAll(client, bare.url, people);
      const took = await applyAll(client, urls, { people, tokens });
      if (round < 0) continue;
      ours.push(took);
      theirs.push(bareTook);
    }
    return [
      {
        what: `${PEOPLE.toLocaleString('en')} people at once for ${SEATS} seats of a programme, through two processes, times a bare insert`,
        found: median(ours.map((took, round) => took / (theirs[round] ?? Number.NaN))),
        most: 3,
        unit: '×',
        seen: `${Math.round(median(ours))} and ${Math.round(median(theirs))} ms, ${ROUNDS} rounds`,
      },
    ];
  } finally {
    await second.stop();
    await client.end();
  }
}

/** Finds current students, who have nothing else on that day. */
export async function findPeople(client: pg.Client): Promise<Passenger[]> {
  const { rows } = await client.query<Passenger>(
    `select m.id as "memberId", m.username from student s join member m on m.id = s.member_id and m.status = 'ACTIVE'
     where s.register_status = 'ENROLLED' and exists (
       select from member_type held where held.member_id = m.id and held.type_code = 'CURRENT_STUDENT' and held.ends_on is null)
     order by s.id limit $1`,
    [PEOPLE],
  );
  if (rows.length < PEOPLE) throw new Error('The demonstration has too few students.');
  return rows;
}

/** Makes a programme that is open for everybody, with room for all in its queue. */
async function makeProgramme(client: pg.Client): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into programme (id, type_code, year, semester_code, name_ko, department_code, manager_id, series_id, audience_types,
       selection, applies_from, applies_until, cancels_until, begins_at, ends_at, hours, capacity, queue_capacity, published_at,
       created_at, updated_at)
     select $1::uuid, 'BAEUM', t.year, t.semester_code, '한꺼번에 신청하기', '10000', m.id, $1::uuid, '{CURRENT_STUDENT}',
       'FIRST_COME', now() - interval '1 day', now() + interval '1 day', now() + $2 * interval '1 day',
       now() + $2 * interval '1 day', now() + $2 * interval '1 day' + interval '2 hours', 2, $3::int, $4::int,
       now() - interval '2 days', now(), now()
     from term t join member m on m.username = 'staff' where t.begins_on = (select max(begun.begins_on) from term begun where begun.begins_on <= current_date)`,
    [id, BEGINS_IN_DAYS, SEATS, PEOPLE],
  );
  await client.query(
    `insert into programme_session (id, programme_id, number, begins_at, ends_at)
     select gen_random_uuid(), p.id, 1, p.begins_at, p.ends_at from programme p where p.id = $1`,
    [id],
  );
  await client.query(
    `insert into programme_approval (id, programme_id, kind, status, asked_at, decided_at)
     values (gen_random_uuid(), $1, 'OPEN', 'APPROVED', now(), now())`,
    [id],
  );
  return id;
}

/** Milliseconds until all are answered. @throws unless seats, queue, history and notices are as they have to be */
async function applyAll(
  client: pg.Client,
  urls: readonly string[],
  { people, tokens }: { people: readonly Passenger[]; tokens: readonly string[] },
): Promise<number> {
  const id = await makeProgramme(client);
  const { base, path } = catalogue.applyForProgramme;
  const address = `${base}${path.replace('{type}', 'baeum').replace('{id}', id)}`;
  const begun = performance.now();
  const answers = await Promise.all(
    people.map((_, at) =>
      send('POST', `${urls[at % urls.length]}${address}`, {
        headers: { authorization: `Bearer ${tokens[at]}`, 'idempotency-key': randomUUID() },
        body: { answer: '' },
      }),
    ),
  );
  const took = performance.now() - begun;
  const odd = answers.find(({ status }) => status !== 200);
  if (odd) throw new Error(`Somebody was answered ${odd.status}: ${odd.text}`);
  await checkPlaces(
    client,
    id,
    answers.map(({ text }) => text),
  );
  await throwAway(client, id);
  return took;
}

async function checkPlaces(client: pg.Client, id: string, answers: readonly string[]): Promise<void> {
  const seated = answers.filter((text) => text.includes('"CONFIRM"')).length;
  const { rows } = await client.query<Record<string, number>>(
    `select count(*)::int as people, count(*) filter (where t.status = 'CONFIRM')::int as confirmed,
       count(*) filter (where t.status = 'TEMP')::int as waiting, count(distinct t.place)::int as places,
       max(t.place)::int as last, max(t.place) filter (where t.status = 'CONFIRM')::int as "lastSeat",
       (select p.taken from programme p where p.id = $1) as taken, (select p.queued from programme p where p.id = $1) as queued,
       (select count(distinct o.aggregate_id)::int from outbox o join trainee told on told.id = o.aggregate_id
         where told.programme_id = $1) as told,
       (select count(*)::int from status_change c join trainee moved on moved.id = c.entity_id where moved.programme_id = $1
         and c.entity = 'trainee') as steps
     from trainee t where t.programme_id = $1`,
    [id],
  );
  const queue = PEOPLE - SEATS;
  const wanted = {
    people: PEOPLE,
    confirmed: SEATS,
    waiting: queue,
    places: PEOPLE,
    last: PEOPLE,
    lastSeat: SEATS,
    taken: SEATS,
    queued: queue,
    told: PEOPLE,
    steps: 3 * SEATS + queue,
  };
  const found = rows[0] ?? {};
  const wrong = Object.entries(wanted).filter(([name, count]) => found[name] !== count);
  if (seated !== SEATS || wrong.length > 0)
    throw new Error(
      `${seated} were told that they have a seat; ${JSON.stringify(found)} is not ${JSON.stringify(wanted)}.`,
    );
}

/** Leaves the database as it was, so that the next round begins alike. */
async function throwAway(client: pg.Client, id: string): Promise<void> {
  const ids = 'select t.id from trainee t where t.programme_id = $1';
  await client.query(`delete from status_change where entity = 'trainee' and entity_id in (${ids})`, [id]);
  await client.query(`delete from outbox where aggregate_id in (${ids})`, [id]);
  await client.query(`delete from notification where entity_id in (${ids})`, [id]);
  await client.query(
    'delete from busy where source_id in (select s.id from programme_session s where s.programme_id = $1)',
    [id],
  );
  await client.query('delete from trainee where programme_id = $1', [id]);
  await client.query('delete from programme_session where programme_id = $1', [id]);
  await client.query('delete from programme_approval where programme_id = $1', [id]);
  await client.query('delete from programme where id = $1', [id]);
  await client.query('delete from idempotency_key');
}

/** Sends one insert for each of the same people, without session, rights or checks. */
async function insertAll(client: pg.Client, url: string, people: readonly Passenger[]): Promise<number> {
  await client.query('create table if not exists bench_seat (slot_id uuid primary key, person_id uuid not null)');
  await client.query('truncate bench_seat');
  const begun = performance.now();
  const answers = await Promise.all(
    people.map(({ memberId }) => send('POST', `${url}/seat`, { body: { slotId: memberId, personId: memberId } })),
  );
  const took = performance.now() - begun;
  if (!answers.every(({ text }) => text.includes('true'))) throw new Error('The bare twin lost somebody.');
  return took;
}
