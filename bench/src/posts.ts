/**
 * Fills boards to the size after many years at a university: repeats the demonstration's notices, further back in time.
 */
import pg from 'pg';

import { median } from './load.ts';
import type { Figure } from './report.ts';
import { connectionOf, recordPosts } from './statements.ts';

/** The number of posts on each board; the second one shows the cost of the first one's size. */
const BOARDS = { notice: 100_000, archive: 1_000 } as const;
const DEEP_PAGE = 2_500;
const DEEP_ROUNDS = 40;

/** Fills the boards unless an earlier run did; a portal must be running, because it holds the database open. */
export async function fillPosts(dataDir: string): Promise<void> {
  const client = new pg.Client(connectionOf(dataDir));
  await client.connect();
  try {
    for (const [code, posts] of Object.entries(BOARDS)) await fillBoard(client, code, posts);
  } finally {
    await client.end();
  }
}

async function fillBoard(client: pg.Client, code: string, posts: number): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from post where post.board_code = $1', [
    code,
  ]);
  const missing = posts - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  console.log(`Filling ${code} up to ${posts.toLocaleString('en')} posts; the next run finds them …`);
  const { rowCount } = await client.query(
    `with kept as (
       select post.*, row_number() over (order by post.id) - 1 as place, count(*) over () as n
       from post where post.board_code = 'notice' and post.status = 'LIVE'
     )
     insert into post (id, board_code, category_code, title, body, body_html, body_text, author_id, author_name,
       department_code, status, publish_from, created_at, updated_at, updated_by)
     select gen_random_uuid(), $2, case when kept.board_code = $2 then kept.category_code end, kept.title || ' ' || given.at,
       kept.body, kept.body_html, kept.body_text, kept.author_id, kept.author_name, kept.department_code, 'LIVE',
       kept.publish_from - given.at * interval '7 minutes', kept.created_at, kept.updated_at, kept.updated_by
     from generate_series(1, $1::int) as given(at) join kept on kept.place = given.at % kept.n`,
    [missing, code],
  );
  if (rowCount !== missing) throw new Error('The demonstration has no notices: there is nothing to begin from.');
  await client.query('insert into post_count (post_id) select post.id from post on conflict do nothing');
  await client.query('vacuum analyze post');
  await client.query('vacuum analyze post_count');
}

/** Measures a rarely read page: its statement alone, with the database's own plan. */
export async function measureDeepPage(dataDir: string): Promise<Figure[]> {
  const connection = connectionOf(dataDir);
  const statement = await recordPosts(connection, { page: DEEP_PAGE - 1 });
  const client = new pg.Client(connection);
  await client.connect();
  const times: number[] = [];
  for (let round = 0; round < DEEP_ROUNDS; round += 1) {
    const begun = performance.now();
    await client.query(statement);
    times.push(performance.now() - begun);
  }
  await client.end();
  return [{ what: 'page 2,500 of 100,000 notices, SQL', found: median(times), most: 10, unit: 'ms' }];
}
