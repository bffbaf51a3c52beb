/** Measures the queue of corrections with five thousand open requests: its reads against their own statements. */
import pg from 'pg';

import { measureReads, type Read } from './reads.ts';
import type { Figure } from './report.ts';
import { DATA_DIR, signIn, type Server } from './servers.ts';
import { connectionOf } from './statements.ts';

const MOST = 2;
const REQUESTS = 5_000;
/** One of so many is taken by the demo corrector. */
const TAKEN = 100;
const base = '/view/cdp/profsr/cl';

export async function measureCorrections({ portal }: { portal: Server }): Promise<Figure[]> {
  const client = new pg.Client(connectionOf(DATA_DIR));
  await client.connect();
  try {
    await fillRequests(client);
    const corrector = await signIn(portal.url, 'career');
    const professor = await signIn(portal.url, 'supervisor');
    const name = encodeURIComponent('김');
    const of = (token: string, reads: Readonly<Record<string, string>>): Read[] =>
      Object.entries(reads).map(([what, path]) => ({ what, path: `${base}${path}`, token, most: MOST }));
    const reads = [
      ...of(corrector, {
        'requests that wait, the most urgent': '/page?page=0&size=50',
        'requests that wait, page 20': '/page?page=19&size=50',
        'requests that wait, by name': `/page?page=0&size=50&searchText=${name}`,
        'requests of the corrector': '/page?tab=MINE&page=0&size=50',
        'requests of everybody': '/page?tab=ALL&page=0&size=50',
        'loads of correctors': '/load',
      }),
      ...of(professor, { 'requests of own students': '/page?page=0&size=50' }),
    ];
    return await measureReads(client, portal, { of: 'corrections', reads });
  } finally {
    await client.end();
  }
}

/** Adds open requests of letters, each of another student, to those of the demonstration; an earlier run's stay. */
async function fillRequests(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from letter_correction');
  const missing = REQUESTS - (rows[0]?.count ?? 0);
  if (missing <= 0) return;
  await client.query('begin');
  await client.query(
    `with writer as (
       select m.id as member_id, uuidv7() as letter_id, row_number() over (order by m.id) as n
       from student s join member m on m.id = s.member_id
       where not exists (select from letter_correction c where c.member_id = m.id) order by m.id limit $1),
     letter as (
       insert into cover_letter (id, member_id, title, company, job, language, created_at, changed_at)
       select w.letter_id, w.member_id, '나루전자 기획', '나루전자', '기획', 'ko', now() - interval '2 days', now() - interval '1 day'
       from writer w returning id)
     insert into letter_correction (id, member_id, letter_id, round, status, wanted, title, company, answer_by, snapshot,
       characters, assignee_id, claimed_at, requested_at)
     select uuidv7(), w.member_id, w.letter_id, 1, 'REQUESTED',
       (array['ANY', 'CAREER', 'PROFESSOR', 'COACH'])[1 + w.n % 4], '나루전자 기획', '나루전자',
       date_trunc('hour', now()) + (w.n % 200) * interval '1 hour',
       jsonb_build_object('language', 'ko', 'resume', null, 'letter', jsonb_build_object('title', '나루전자 기획',
         'company', '나루전자', 'job', '기획', 'dueOn', null, 'questionList', jsonb_build_array(jsonb_build_object(
           'questionId', w.letter_id, 'question', '지원한 이유', 'most', 1000, 'unit', 'CHARACTER', 'countsSpaces', true,
           'lineBreak', 1, 'answer', repeat('가', 900))))),
       900, taken.id, case when taken.id is not null then now() - interval '1 hour' end, now() - interval '1 day'
     from writer w left join member taken on taken.username = 'career' and w.n % $2 = 0
     where exists (select from letter)`,
    [missing, TAKEN],
  );
  await client.query('commit');
  await client.query('analyze letter_correction');
}
