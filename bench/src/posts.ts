/**
 * A board as full as a university's becomes in many years: the demonstration's notices again and again, further back.
 */
import { embeddedConnection } from '@naru/server/src/platform/embedded/locks.ts';
import { locateCluster } from '@naru/server/src/platform/embedded/cluster.ts';
import pg from 'pg';

const POSTS = 100_000;

/** Fills the notices up unless an earlier run did; a portal must be running, because it holds the database open. */
export async function fillPosts(dataDir: string): Promise<void> {
  const client = new pg.Client(embeddedConnection(locateCluster(dataDir)));
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from post where post.board_code = 'notice'",
    );
    const there = rows[0]?.n ?? 0;
    if (there === 0) throw new Error('The demonstration has no notices: there is nothing to begin from.');
    const missing = POSTS - there;
    if (missing <= 0) return;
    console.log(`Filling the notices up to ${POSTS.toLocaleString('en')}; the next run finds them …`);
    await client.query(
      `with kept as (
         select post.*, row_number() over (order by post.id) - 1 as place, count(*) over () as n
         from post where post.board_code = 'notice'
       )
       insert into post (id, board_code, category_code, title, body, body_html, body_text, author_id, author_name,
         department_code, status, publish_from, created_at, updated_at, updated_by)
       select gen_random_uuid(), kept.board_code, kept.category_code, kept.title || ' ' || given.at, kept.body, kept.body_html,
         kept.body_text, kept.author_id, kept.author_name, kept.department_code, 'LIVE',
         kept.publish_from - given.at * interval '7 minutes', kept.created_at, kept.updated_at, kept.updated_by
       from generate_series(1, $1::int) as given(at) join kept on kept.place = given.at % kept.n`,
      [missing],
    );
    await client.query('insert into post_count (post_id) select post.id from post on conflict do nothing');
    await client.query('vacuum analyze post');
    await client.query('vacuum analyze post_count');
  } finally {
    await client.end();
  }
}
