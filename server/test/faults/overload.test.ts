/** A database that is too slow, too busy or away for a moment: people get a clear answer, and it passes. */
import { account } from '@naru/contract/areas/account.ts';
import { session } from '@naru/contract/areas/session.ts';
import { home } from '@naru/contract/areas/home.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../src/platform/db/pool.ts';
import { toFailure } from '../../src/platform/http/failure.ts';
import { aStudent, signIn } from '../builders.ts';
import { openTestPortal, type Asked, type TestPortal } from '../portal.ts';
import { until } from './portal-process.ts';

/** For transactions, and as many for statements by themselves. */
const CONNECTIONS = 5;
const CANARY = '홍길동카나리아';

let portal: TestPortal;
let other: pg.Client;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const student = await aStudent(portal.platform.db, { nameKo: CANARY });
  token = await signIn(portal, student);
});
afterAll(() => portal.close());

beforeEach(async () => {
  other = new pg.Client(portal.connection);
  other.on('error', () => undefined); // it may be among those that are ended
  await other.connect();
});
afterEach(() => other.end());

const changeLanguage = (locale: 'ko' | 'en' = 'ko', by = token): Promise<Asked> =>
  portal.ask(account.changeLanguage, { body: { locale } }, { token: by });
const mark = (): Promise<Asked> =>
  portal.ask(home.changeFavourites, { body: { menuIdList: ['PTF_MY'], isOn: true } }, { token });
const health = async (where: string): Promise<number> => (await portal.app.inject(where)).statusCode;

/**
 * Locks the rows of people in another transaction, so that every write of theirs waits; its own connection can see that.
 */
async function holdRow(): Promise<() => Promise<void>> {
  const holder = new pg.Client(portal.connection);
  holder.on('error', () => undefined); // as above, where a test failed before it let go
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from member for update');
  return async () => {
    await holder.query('commit');
    await holder.end();
  };
}

async function countWaiting(): Promise<number> {
  const { rows } = await other.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n ?? 0;
}

function expectUnavailable(asked: Asked): void {
  expect({ status: asked.status, code: asked.envelope.code }).toEqual({ status: 503, code: '503' });
  expect(asked.envelope.msg).toMatch(/[가-힣]/);
}

/** Sets it on every connection that the portal has for transactions: each is kept until all of them are there. */
async function setEverywhere(setting: string): Promise<void> {
  let held = 0;
  const { promise: allAreHeld, resolve: goOn } = Promise.withResolvers<void>();
  const setOne = (): Promise<void> =>
    portal.platform.db.transaction().execute(async (tx) => {
      await sql`${sql.raw(setting)}`.execute(tx);
      held += 1;
      if (held === CONNECTIONS) goOn();
      await allAreHeld;
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, setOne));
}

describe('a statement', () => {
  it('that takes too long is given up: "unavailable", and the next call works', async () => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(portal.platform.db);
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
    await setEverywhere("set statement_timeout = '150ms'");
    const letGo = await holdRow();
    expectUnavailable(await mark());
    await letGo();
    expect((await mark()).status).toBe(200);
    await setEverywhere("set statement_timeout = '30s'");
  });

  it('whose connection is taken away is "unavailable", in the middle of a transaction too', async () => {
    const letGo = await holdRow();
    const answer = mark();
    await until('the write waits', async () => (await countWaiting()) === 1);
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expectUnavailable(await answer);
    await letGo();
    expect((await mark()).status).toBe(200);
  });
});

describe('more writes than connections', () => {
  it('wait, are told "unavailable" after five seconds, keep nobody from reading, and all goes on when there are some again', async () => {
    // One person has fewer at once.
    const tokens = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => signIn(portal, await aStudent(portal.platform.db))),
    );
    const letGo = await holdRow();
    const writes = tokens.map((one) => changeLanguage('ko', one));
    await until('every connection waits', async () => (await countWaiting()) === CONNECTIONS);
    const [write, read, ready, alive] = await Promise.all([
      mark(),
      portal.ask(home.listOwnMenus, {}, { token }),
      health('/readyz'),
      health('/livez'),
    ]);
    expectUnavailable(write);
    expect({ read: read.status, ready, alive }).toEqual({ read: 200, ready: 200, alive: 200 });
    await letGo();
    const answers = await Promise.all(writes);
    expect(answers.map((answer) => answer.status)).toEqual(writes.map(() => 200));
    expect((await portal.ask(home.listOwnMenus, {}, { token })).status).toBe(200);
    expect(await health('/readyz')).toBe(200);
  });
});

describe('a portal that does not come round', () => {
  /** Blocks this process in the meantime. */
  const stall = async (): Promise<void> => {
    const end = performance.now() + 2_500;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };

  it('for a moment answers as always, and for long says that it is busy, but alive', async () => {
    await stall();
    expect((await portal.ask(session.loginInfo, {}, { token })).status).toBe(200);
    const answers: Asked[] = [];
    for (const _each of Array.from({ length: 5 })) {
      await stall();
      answers.push(await portal.ask(session.loginInfo, {}, { token }));
    }
    const busy = answers.at(-1);
    if (busy) expectUnavailable(busy);
    expect(busy?.headers['retry-after']).toBe('5');
    expect(await health('/livez')).toBe(200);
    await until('it answers again', async () => (await health('/readyz')) === 200);
    expect((await portal.ask(session.loginInfo, {}, { token })).status).toBe(200);
  });
});

describe('a transaction', () => {
  it('that is left idle is ended; who held it hears "unavailable", and the pool goes on', async () => {
    const { db, close } = openDatabase({ connection: portal.connection, max: 1 });
    const limit = await sql<{ limit: string }>`
      select current_setting('idle_in_transaction_session_timeout') as limit`.execute(db);
    expect(limit.rows).toEqual([{ limit: '30s' }]);
    const failed = await db
      .transaction()
      .execute(async (tx) => {
        await sql`set idle_in_transaction_session_timeout = '100ms'`.execute(tx);
        const mine = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        const gone = 'select from pg_stat_activity where pid = $1';
        await until('it is ended', async () => (await other.query(gone, [mine.rows[0]?.pid])).rowCount === 0);
        await sql`select 1`.execute(tx);
      })
      .catch((error: unknown) => error);
    expect(toFailure(failed).kind).toBe('unavailable');
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
    await close();
  });
});

describe('a database that is away', () => {
  it('makes the portal not ready, but alive; and clear to those who call', async () => {
    const name = String(portal.connection.database);
    const outside = new pg.Client({ ...portal.connection, database: 'postgres' });
    await outside.connect();
    await outside.query(`alter database ${name} allow_connections false`);
    await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await until('it hears of it', () => !portal.platform.signals.isConnected());
    for (const _each of Array.from({ length: CONNECTIONS + 1 })) {
      expect(await health('/readyz')).toBe(503);
      expect(await health('/livez')).toBe(200);
      expectUnavailable(await portal.ask(session.loginInfo, {}, { token }));
    }
    await outside.query(`alter database ${name} allow_connections true`);
    await outside.end();
    await until('it is ready', async () => (await health('/readyz')) === 200);
    await until('it answers', async () => (await portal.ask(session.loginInfo, {}, { token })).status === 200);
  });
});

describe('a database that takes no writes', () => {
  it('as a standby does makes the portal not ready, refuses writes clearly and goes on with reading', async () => {
    const name = String(portal.connection.database);
    const turn = async (to: 'on' | 'off'): Promise<void> => {
      await other.query('set transaction_read_only = off');
      await other.query(`alter database ${name} set default_transaction_read_only = ${to}`);
      // As after a switch to the standby: nobody keeps a connection to the one before.
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    };
    await turn('on');
    await until('it is not ready', async () => (await health('/readyz')) === 503);
    expectUnavailable(await changeLanguage());
    expect((await portal.ask(home.listOwnMenus, {}, { token })).status).toBe(200);
    expect(await health('/livez')).toBe(200);
    await turn('off');
    await until('it is ready', async () => (await health('/readyz')) === 200);
    await until('it writes', async () => (await changeLanguage()).status === 200);
  });

  it('because its disk is full says "unavailable" to who writes, and is there again with room', async () => {
    await other.query(`
      create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await other.query('create trigger no_room before update on member for each row execute function no_room()');
    expectUnavailable(await changeLanguage());
    expect((await portal.ask(home.listOwnMenus, {}, { token })).status).toBe(200);
    expect([await health('/readyz'), await health('/livez')]).toEqual([200, 200]);
    await other.query('drop trigger no_room on member');
    await other.query('drop function no_room()');
    expect((await changeLanguage()).status).toBe(200);
  });
});

describe('what a row holds', () => {
  it('is neither in the answer nor in the log when the database quotes it in an error', async () => {
    await other.query("alter table member add constraint canary check (locale <> 'en') not valid");
    const asked = await changeLanguage('en');
    expect(asked.status).toBe(500);
    const unexpected = portal.lines.filter((line) => line['msg'] === 'unexpected failure');
    expect(unexpected).toHaveLength(1);
    expect(unexpected[0]).toMatchObject({ err: { code: '23514', constraint: 'canary' } });
    expect(JSON.stringify([asked.envelope, portal.lines])).not.toMatch(new RegExp(`${CANARY}|Failing row|argon2`));
  });
});
