/**
 * The bare twin: Fastify and pg alone, which run the portal's own statements by name, for anybody, without
 * session, rights, checks, headers or log. The difference between the two is the portal's own cost.
 */
import { selectOptionalPost } from '@naru/server/src/blocks/board/post/store.ts';
import { COURSE_ORDER } from '@naru/server/src/blocks/reference/course/rules.ts';
import { selectCoursePage, selectOptionalCourse } from '@naru/server/src/blocks/reference/course/store.ts';
import { compressAnswer } from '@naru/server/src/platform/http/compress.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { selectSessions } from '@naru/server/src/platform/session/store.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';
import fastify from 'fastify';
import type pg from 'pg';

import { BOARD_SEARCH } from './requests.ts';
import { connectionOf, NO_ONE, READER, recordPosts, recordStatement, type Statement } from './statements.ts';

interface CourseQuery {
  readonly year: string;
  readonly semstrCode: string;
  readonly courseCode: string;
  readonly ntNo: string;
}

const NO_COURSE = { year: 1, semstrCode: '2', courseCode: '3', ntNo: '4' };

const connection = connectionOf(process.env['DATA_DIR'] ?? '');

const page = await recordStatement(connection, (db) => {
  const window = { number: 0, size: 20, offset: 0 };
  return selectCoursePage(db, { filters: [], values: {}, sort: COURSE_ORDER, window }, 'ko');
});
const detail = await recordStatement(connection, (db) => selectOptionalCourse(db, NO_COURSE, 'ko'));
/** Placeholder for the id of a post. */
const NO_POST = '00000000-0000-7000-8000-000000000001';
const posts = await recordPosts(connection);
const found = await recordPosts(connection, { searchText: BOARD_SEARCH });
const post = await recordStatement(connection, (db) =>
  selectOptionalPost(db, { id: NO_POST, scope: 'all', locale: 'ko', values: READER }),
);
const session = await recordStatement(connection, (db) => selectSessions(db, [NO_ONE], koreanDate(new Date())));

const { pools } = openDatabase({ connection });
const pool = pools.statements;
const app = fastify();
app.get('/list', async () => {
  const { rows } = await pool.query<{ counted: number }>(page);
  return { content: rows, totalElements: rows[0]?.counted ?? 0 };
});
app.get<{ Querystring: CourseQuery }>('/detail', async ({ query }) => {
  const values = [query.year, query.semstrCode, query.courseCode, query.ntNo];
  const { rows } = await pool.query<object>({ ...detail, values });
  return { course: rows[0] };
});
const postPage = (statement: Statement) => async () => {
  const { rows } = await pool.query<{ counted: number }>(statement);
  return { content: rows, totalElements: rows[0]?.counted ?? 0 };
};
app.get('/posts', postPage(posts));
app.get('/posts/search', postPage(found));
app.get<{ Querystring: { id: string } }>('/post', async ({ query }) => {
  const values = post.values.map((value) => (value === NO_POST ? query.id : value));
  const { rows } = await pool.query<object>({ ...post, values });
  return { post: rows[0] };
});
app.post<{ Body: { slotId: string; personId: string } }>('/seat', async ({ body }) => {
  const { rowCount } = await pool.query({
    name: 'seat',
    text: 'insert into bench_seat (slot_id, person_id) values ($1, $2) on conflict do nothing',
    values: [body.slotId, body.personId],
  });
  return { isIn: rowCount === 1 };
});
interface Answers {
  readonly sessionId: string;
  readonly answerList: readonly { item: string; value: number; language: string; changedAt: string }[];
}
app.post<{ Body: Answers }>('/answers', async ({ body: { sessionId, answerList } }) => {
  const { rowCount } = await pool.query({
    name: 'answers',
    text: `insert into bench_answer (session_id, item_code, value, language, changed_at)
      select $1, one.* from unnest($2::text[], $3::int[], $4::text[], $5::timestamptz[]) as one`,
    values: [
      sessionId,
      answerList.map(({ item }) => item),
      answerList.map(({ value }) => value),
      answerList.map(({ language }) => language),
      answerList.map(({ changedAt }) => changedAt),
    ],
  });
  return { isIn: rowCount === answerList.length };
});
// An answer of the portal, handed in once, so that both write the same bytes.
let answer: unknown;
app.post('/login-info', async ({ body }) => {
  answer = body;
  return {};
});
app.get<{ Querystring: { id: string } }>('/login-info', async ({ query }) => {
  const values = session.values.map((value) => (Array.isArray(value) && value[0] === NO_ONE ? [query.id] : value));
  const { rows } = await pool.query<object>({ ...session, values });
  return rows.length === 1 ? answer : {};
});
// The statements of a read, handed in before it is measured; the answer holds their rows, compressed as the portal's.
let read: readonly pg.QueryConfig[] = [];
app.put<{ Body: readonly pg.QueryConfig[] }>('/read', async ({ body }) => {
  read = body;
  return {};
});
app.get('/read', async (request, reply) => {
  const rows: object[] = [];
  for (const statement of read) rows.push((await pool.query<object>(statement)).rows);
  reply.header('content-type', 'application/json');
  return compressAnswer(JSON.stringify(rows), { request, reply });
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`The bare twin is ready at ${url}`);
