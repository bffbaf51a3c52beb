/**
 * The very statements that the portal runs, as they reach the driver, to be run without the portal.
 */
import { readPostFilters } from '@naru/server/src/blocks/board/post/filters.ts';
import { selectPostPage } from '@naru/server/src/blocks/board/post/page-store.ts';
import type { Db } from '@naru/server/src/platform/db/db.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { locateCluster } from '@naru/server/src/platform/embedded/cluster.ts';
import { embeddedConnection } from '@naru/server/src/platform/embedded/locks.ts';
import type { PageWindow } from '@naru/server/src/platform/list/paging.ts';
import type pg from 'pg';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const PAGE_SIZE = 20;
/** The id of nobody: a missing member, session or record. */
export const NO_ONE = '00000000-0000-7000-8000-000000000000';

export function connectionOf(dataDir: string): pg.ClientConfig {
  return embeddedConnection(locateCluster(dataDir));
}

/** Lets a store of the portal run once, and keeps the statement that reached the driver. */
export async function recordStatement(
  connection: pg.ClientConfig,
  work: (db: Db) => Promise<unknown>,
): Promise<Statement> {
  const { db, pools, close } = openDatabase({ connection, max: 1 });
  let sent: Statement | undefined;
  pools.statements.on('connect', (client) => {
    const send = client.query.bind(client);
    const record = (statement: Statement, done: (error: Error, result: pg.QueryResult) => void): void => {
      sent = statement;
      send(statement, done);
    };
    client.query = record as typeof client.query; // a statement by itself is sent in no other form
  });
  await work(db);
  await close();
  if (!sent?.name) throw new Error('The store sent no named statement.');
  return sent;
}

/** A student who reads the notices. */
export const READER = {
  board: 'notice',
  now: new Date(),
  me: NO_ONE,
  types: ['CURRENT_STUDENT', 'STUDENT'],
  departments: ['10110'],
  studentId: null,
};

/** A page of the notices, counted from 0. */
export function recordPosts(
  connection: pg.ClientConfig,
  { searchText, page = 0 }: { readonly searchText?: string; readonly page?: number } = {},
): Promise<Statement> {
  const { filters, values } = readPostFilters({ searchText, searchIn: 'all', filesOnly: false, unreadOnly: false });
  const window: PageWindow = { number: page, size: PAGE_SIZE, offset: page * PAGE_SIZE };
  return recordStatement(connection, (db) =>
    selectPostPage(db, {
      scope: 'all',
      status: 'LIVE',
      locale: 'ko',
      filters,
      window,
      values: { ...READER, ...values },
    }),
  );
}
