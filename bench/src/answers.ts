/**
 * Lets 5,000 students save 60 answers each of a test at once, through two processes, a page of six at a time: checks that
 * no answer is lost, and measures the saves a second beside those of a bare insert over HTTP.
 */
import { testSessions } from '@naru/contract/areas/ability/sessions.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

import { median } from './load.ts';
import { signInAll, type Passenger } from './people.ts';
import { findPeople, PEOPLE, send } from './programmes.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, startSecond, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

const ITEMS = 60;
const PAGE = 6;
const ROUNDS = 2;
const WARM_UP = 1;
/** The outbox waits longer. */
const AGAIN_MS = 250;

export async function measureAnswers({ portal, bare }: { portal: Server; bare: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  const second = await startSecond();
  try {
    const people = await findPeople(client);
    const tokens = await signInAll(client, people);
    const testId = await makeTest(client);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const sessions = await beginAll(client, testId, people);
      const bareRate = await insertAll(client, bare.url, sessions);
      const rate = await saveAll(client, [portal.url, second.url], { sessions, tokens });
      await client.query('delete from ability_session where test_id = $1', [testId]);
      if (round < 0) continue;
      ours.push(rate);
      theirs.push(bareRate);
    }
    await throwAway(client, testId);
    return [
      {
        what: `Saves of answers a second by ${PEOPLE.toLocaleString('en')} students with ${ITEMS} answers each, through two processes, of those of a bare insert`,
        found: median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))),
        least: 0.5,
        unit: '×',
        seen: `${Math.round(median(ours))} and ${Math.round(median(theirs))} a second, ${ROUNDS} rounds`,
      },
    ];
  } finally {
    await second.stop();
    await client.end();
  }
}

const codes = Array.from({ length: ITEMS }, (_, at) => `Q${at + 1}`);
const both = (text: string) => ({ ko: text, en: text });

/** Publishes a test with so many items; it has what saving reads, and nothing else of an instrument. */
async function makeTest(client: pg.Client): Promise<string> {
  const testId = randomUUID();
  const content = {
    itemList: codes.map((code) => ({ code, text: both(code), responses: 'A', isOptional: false })),
    responseList: [{ code: 'A', optionList: [1, 2, 3, 4, 5].map((value) => ({ value, label: both(String(value)) })) }],
  };
  await client.query(
    `insert into ability_test (id, code, family, name_ko, name_en) values ($1, $2, '01', 'bench', 'bench')`,
    [testId, testId],
  );
  await client.query(
    `insert into ability_version (id, test_id, number, status, content, created_at, changed_at, published_at)
     values (gen_random_uuid(), $1, 1, 'PUBLISHED', $2, now(), now(), now())`,
    [testId, JSON.stringify(content)],
  );
  return testId;
}

/** Begins a session for everybody; gives their ids in the order of the people. */
async function beginAll(client: pg.Client, testId: string, people: readonly Passenger[]): Promise<string[]> {
  const ids = people.map(() => randomUUID());
  await client.query(
    `insert into ability_session (id, member_id, test_id, version_id, status, department_code, grade, year, semester_code,
       language, started_at, last_at)
     select one.id, one.member_id, $3, v.id, 'IN_PROGRESS', '10000', 1, t.year, t.semester_code, 'ko', now(), now()
     from unnest($1::uuid[], $2::uuid[]) as one(id, member_id), ability_version v, term t
     where v.test_id = $3 and t.begins_on = (select max(begun.begins_on) from term begun where begun.begins_on <= current_date)`,
    [ids, people.map(({ memberId }) => memberId), testId],
  );
  return ids;
}

/** Answers of a page, alike for nobody: the value tells person and item. */
const answersOf = (person: number, page: number) =>
  codes.slice(page * PAGE, (page + 1) * PAGE).map((item, at) => ({
    item,
    value: 1 + ((person + page + at) % 5),
    language: 'ko',
    changedAt: new Date().toISOString(),
  }));

/** Sends each page of everybody, one page after the other as a person does; gives the saves a second. */
async function sendAll(
  sessions: readonly string[],
  save: (person: number, page: number) => Promise<void>,
): Promise<number> {
  const pages = ITEMS / PAGE;
  const begun = performance.now();
  await Promise.all(
    sessions.map(async (_id, person) => {
      for (let page = 0; page < pages; page += 1) await save(person, page);
    }),
  );
  return (sessions.length * pages * 1000) / (performance.now() - begun);
}

/** @throws unless every answer is there as it was given */
async function saveAll(
  client: pg.Client,
  urls: readonly string[],
  { sessions, tokens }: { sessions: readonly string[]; tokens: readonly string[] },
): Promise<number> {
  const { base, path } = testSessions.saveAnswers;
  const rate = await sendAll(sessions, async (person, page) => {
    const address = `${base}${path.replace('{id}', sessions[person] ?? '')}`;
    const asked = {
      headers: { authorization: `Bearer ${tokens[person]}` },
      body: { answerList: answersOf(person, page), atItem: codes[page * PAGE], elapsedSeconds: page },
    };
    let answer = await send('PUT', `${urls[person % urls.length]}${address}`, asked);
    // A portal that has too much to do says so, and the outbox of the page sends again; that time counts, too.
    while (answer.status === 503) {
      await setTimeout(AGAIN_MS);
      answer = await send('PUT', `${urls[person % urls.length]}${address}`, asked);
    }
    if (answer.status !== 200) throw new Error(`Somebody was answered ${answer.status}: ${answer.text}`);
  });
  const { rows } = await client.query<{ right: number }>(
    `select count(*)::int as right from unnest($1::uuid[]) with ordinality as one(id, place)
     join ability_answer a on a.session_id = one.id
     where a.value = 1 + ((one.place - 1 + (substr(a.item_code, 2)::int - 1) / ${PAGE} + (substr(a.item_code, 2)::int - 1) % ${PAGE}) % 5)`,
    [sessions],
  );
  const wanted = sessions.length * ITEMS;
  if (rows[0]?.right !== wanted)
    throw new Error(`${rows[0]?.right} of ${wanted} answers are there as they were given.`);
  return rate;
}

/** Sends the same answers to one insert each, without session, rights or checks. */
async function insertAll(client: pg.Client, url: string, sessions: readonly string[]): Promise<number> {
  await client.query(
    `create table if not exists bench_answer (session_id uuid, item_code text, value int, language text,
       changed_at timestamptz, primary key (session_id, item_code))`,
  );
  await client.query('truncate bench_answer');
  return sendAll(sessions, async (person, page) => {
    const body = { sessionId: sessions[person], answerList: answersOf(person, page) };
    const { text } = await send('POST', `${url}/answers`, { body });
    if (!text.includes('true')) throw new Error('The bare twin lost an answer.');
  });
}

async function throwAway(client: pg.Client, testId: string): Promise<void> {
  await client.query('alter table ability_version disable trigger ability_version_stays');
  await client.query('delete from ability_version where test_id = $1', [testId]);
  await client.query('alter table ability_version enable trigger ability_version_stays');
  await client.query('delete from ability_test where id = $1', [testId]);
}
