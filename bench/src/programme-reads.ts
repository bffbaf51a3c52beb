/**
 * Measures the lists of programmes at a large university, with 5,000 applicants of one of them and a session of 300, each
 * against its own statements.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

import { measureReads, type Read } from './reads.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, signIn, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

const MOST = 2;
const APPLICANTS = 5_000;
const ROOM = 300;
const base = '/view/cdp/lrn';

export async function measureProgrammeReads({ portal }: { portal: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  const many = await makeProgramme(client, APPLICANTS);
  const room = await makeProgramme(client, ROOM);
  try {
    return await measureReads(client, portal, { of: 'programmes', reads: await listReads(portal, { many, room }) });
  } finally {
    for (const { id } of [many, room]) await throwAway(client, id);
    await client.end();
  }
}

interface Made {
  readonly id: string;
  readonly sessionId: string;
}

async function listReads(portal: Server, { many, room }: { many: Made; room: Made }): Promise<Read[]> {
  const [student, staff] = [await signIn(portal.url, 'student'), await signIn(portal.url, 'staff')];
  const of = (token: string, reads: Readonly<Record<string, string>>): Read[] =>
    Object.entries(reads).map(([what, path]) => ({ what, path: `${base}${path}`, token, most: MOST }));
  const list = '/programme/baeum/page?page=0&size=20';
  const applicants = `/desk/programme/${many.id}/applicant/page?page=0`;
  return [
    ...of(student, {
      'programmes that are open': list,
      'programmes by a word, a competency and a department': `${list}&searchText=${encodeURIComponent('발표')}&competency=COMMUNICATION&isOnline=false`,
      'programmes that are over': `${list}&stage=OVER`,
      'one programme': `/programme/baeum/${many.id}`,
    }),
    ...of(staff, {
      'programmes to organise': '/desk/programme/page?page=0&size=20',
      'one programme to organise': `/desk/programme/${many.id}`,
      'applicants, fifty of 5,000': `${applicants}&size=50`,
      'applicants by name, of 5,000': `${applicants}&size=50&searchText=${encodeURIComponent('김')}`,
      'attendance sheet of 300': `/attendance/${room.sessionId}/row/page?page=0&size=all`,
    }),
  ];
}

/** Makes a programme with so many confirmed places, whose session is on now. */
async function makeProgramme(client: pg.Client, people: number): Promise<Made> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into programme (id, type_code, year, semester_code, name_ko, introduction, department_code, manager_id, series_id, audience_types,
       selection, applies_from, applies_until, cancels_until, begins_at, ends_at, hours, capacity, queue_capacity, taken,
       last_place, published_at, created_at, updated_at)
     select $1::uuid, 'BAEUM', t.year, t.semester_code, '모두 함께 듣기', '함께 들어요.', '10000', m.id, $1::uuid, '{CURRENT_STUDENT}',
       'FIRST_COME', now() - interval '9 days', now() - interval '1 day', now() - interval '1 day',
       now() - interval '1 hour', now() + interval '1 hour', 2, $2::int, 0, $2::int, $2::int, now() - interval '10 days', now(), now()
     from term t join member m on m.username = 'staff' where t.begins_on = (select max(begun.begins_on) from term begun where begun.begins_on <= current_date)`,
    [id, people],
  );
  await client.query(
    `insert into programme_session (id, programme_id, number, begins_at, ends_at)
     select $2, p.id, 1, p.begins_at, p.ends_at from programme p where p.id = $1`,
    [id, sessionId],
  );
  await client.query(
    `insert into programme_competency (programme_id, competency_code, ratio) values ($1, 'COMMUNICATION', 100)`,
    [id],
  );
  await client.query(
    `insert into programme_approval (id, programme_id, kind, status, asked_at, decided_at)
     values (gen_random_uuid(), $1, 'OPEN', 'APPROVED', now(), now())`,
    [id],
  );
  await client.query(
    `insert into trainee (id, programme_id, member_id, status, place, answer, applied_at, confirmed_at)
     select gen_random_uuid(), $1, one.member_id, 'CONFIRM', row_number() over (), '', now() - interval '3 days', now()
     from (select s.member_id from student s join member m on m.id = s.member_id and m.status = 'ACTIVE'
       order by s.id limit $2) one`,
    [id, people],
  );
  for (const table of ['programme', 'trainee']) await client.query(`vacuum analyze ${table}`);
  return { id, sessionId };
}

/** Leaves the database as it was. */
async function throwAway(client: pg.Client, id: string): Promise<void> {
  await client.query('delete from trainee where programme_id = $1', [id]);
  await client.query('delete from programme_session where programme_id = $1', [id]);
  await client.query('delete from programme_competency where programme_id = $1', [id]);
  await client.query('delete from programme_approval where programme_id = $1', [id]);
  await client.query('delete from programme where id = $1', [id]);
}
