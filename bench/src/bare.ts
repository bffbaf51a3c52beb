/**
 * The bare twin: Fastify and pg alone, running by name the very statements that the portal runs, for anybody, without
 * session, rights, checks, headers or log. What the portal adds is the distance between the two.
 */
import { readPostFilters } from '@naru/server/src/blocks/board/post/filters.ts';
import { selectPostPage } from '@naru/server/src/blocks/board/post/page-store.ts';
import { selectOptionalPost } from '@naru/server/src/blocks/board/post/store.ts';
import { COURSE_ORDER } from '@naru/server/src/blocks/reference/course/rules.ts';
import { selectCoursePage, selectOptionalCourse } from '@naru/server/src/blocks/reference/course/store.ts';
import { openDatabase, type Db } from '@naru/server/src/platform/db/pool.ts';
import { locateCluster } from '@naru/server/src/platform/embedded/cluster.ts';
import { embeddedConnection } from '@naru/server/src/platform/embedded/locks.ts';
import { selectOptionalSession } from '@naru/server/src/platform/session/store.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';
import fastify from 'fastify';

import { BOARD_SEARCH } from './requests.ts';

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

interface CourseQuery {
  readonly year: string;
  readonly semstrCode: string;
  readonly courseCode: string;
  readonly ntNo: string;
}

const NO_SESSION = '00000000-0000-7000-8000-000000000000';
const NO_COURSE = { year: 1, semstrCode: '2', courseCode: '3', ntNo: '4' };

const connection = embeddedConnection(locateCluster(process.env['DATA_DIR'] ?? ''));

/** Lets a store of the portal run once, and keeps the statement that reached the driver. */
async function recordStatement(work: (db: Db) => Promise<unknown>): Promise<Statement> {
  const { db, pool, close } = openDatabase({ connection, max: 1 });
  let sent: Statement | undefined;
  pool.on('connect', (client) => {
    const send = client.query.bind(client);
    const record = (statement: Statement): unknown => {
      sent = statement;
      return send(statement);
    };
    client.query = record as typeof client.query; // the pool's wrapper sends no other form
  });
  await work(db);
  await close();
  if (!sent?.name) throw new Error('The store sent no named statement.');
  return sent;
}

const page = await recordStatement((db) => {
  const window = { number: 0, size: 20, offset: 0 };
  return selectCoursePage(db, { filters: [], values: {}, sort: COURSE_ORDER, window }, 'ko');
});
const detail = await recordStatement((db) => selectOptionalCourse(db, NO_COURSE, 'ko'));
/** What a student sees of the notices. */
const NO_POST = '00000000-0000-7000-8000-000000000001';
const reader = {
  board: 'notice',
  now: new Date(),
  me: NO_SESSION,
  types: ['CURRENT_STUDENT', 'STUDENT'],
  departments: ['10110'],
  studentId: null,
};
const recordPosts = (searchText: string | undefined): Promise<Statement> =>
  recordStatement((db) => {
    const { filters, values } = readPostFilters({ searchText, searchIn: 'all', filesOnly: false, unreadOnly: false });
    const window = { number: 0, size: 20, offset: 0 };
    const asked = {
      sight: 'all',
      status: 'LIVE',
      locale: 'ko',
      filters,
      window,
      values: { ...reader, ...values },
    } as const;
    return selectPostPage(db, asked);
  });
const posts = await recordPosts(undefined);
const found = await recordPosts(BOARD_SEARCH);
const post = await recordStatement((db) =>
  selectOptionalPost(db, { id: NO_POST, sight: 'all', locale: 'ko', values: reader }),
);
const session = await recordStatement((db) => selectOptionalSession(db, NO_SESSION, koreanDate(new Date())));

const { pool } = openDatabase({ connection });
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
// An answer of the portal, handed in once, so that both write the same bytes.
let answer: unknown;
app.post('/login-info', async ({ body }) => {
  answer = body;
  return {};
});
app.get<{ Querystring: { id: string } }>('/login-info', async ({ query }) => {
  const values = session.values.map((value) => (value === NO_SESSION ? query.id : value));
  const { rows } = await pool.query<object>({ ...session, values });
  return rows.length === 1 ? answer : {};
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`The bare twin is ready at ${url}`);
