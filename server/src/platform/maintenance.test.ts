import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember } from '../../test/builders.ts';
import { cloneDatabase } from '../../test/portal.ts';
import { newId } from './db/id.ts';
import { openDatabase, type Database } from './db/pool.ts';
import { ensureMonths, runMaintenance, startMaintenance } from './maintenance.ts';
import { sweepSessions } from './session/sweep.ts';

const NOW = new Date('2026-11-20T01:00:00.000Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

let database: Database;
const lines: Record<string, unknown>[] = [];
const log = pino(
  { base: null },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }, // one JSON object a line
);

beforeAll(async () => {
  database = openDatabase({ connection: await cloneDatabase() });
});
afterAll(() => database.close());

const partitionsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass order by 1`.execute(database.db);
  return rows.map((row) => row.name.slice(table.length + 1));
};

/** Months are made by the database's clock, which stands elsewhere than the tests'. */
const databaseNow = async (): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(database.db);
  return rows[0]?.at ?? new Date(Number.NaN);
};

/** Returns the names of this month and the next two, as the database counts. */
const months = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select to_char(date_trunc('month', now() at time zone 'UTC') + make_interval(months => step), 'YYYYMM') as name
    from generate_series(0, 2) as step`.execute(database.db);
  return rows.map((row) => row.name);
};

const insertSignIn = (at: Date) =>
  database.db.insertInto('sign_in_log').values({ id: newId(), at, method: 'PASSWORD', outcome: 'OK' }).execute();

describe('sweepSessions', () => {
  it('takes away what has run out, and nothing else', async () => {
    const { db } = database;
    const { id } = await aMember(db);
    const use = (hash: string, expires_at: Date) => ({ hash, kind: 'HANDOFF', member_id: id, expires_at });
    await db
      .insertInto('single_use')
      .values([use('over', ago(0)), use('long over', ago(900)), use('open', ago(-1))])
      .execute();
    const slowed = (key_hash: string, updated_at: Date) => ({ key_hash, account_hash: 'a', address: 'x', updated_at });
    await db
      .insertInto('sign_in_throttle')
      .values([slowed('old', ago(24 * 60 + 1)), slowed('new', ago(24 * 60 - 1))])
      .execute();
    const counted = (key: string, window_start: Date) => ({ key, window_start, hits: 1 });
    await db
      .insertInto('rate_window')
      .values([counted('old', ago(61)), counted('new', ago(59))])
      .execute();
    const done = (key: string, created_at: Date) => ({ person_id: id, call: 'c', key, body_hash: 'h', created_at });
    await db
      .insertInto('idempotency_key')
      .values([done('old', ago(24 * 60 + 1)), done('new', ago(24 * 60 - 1))])
      .execute();
    const session = { member_id: id, token_id: newId(), token_issued_at: ago(0), method: 'PASSWORD' };
    const kept = newId();
    await db
      .insertInto('session')
      .values([
        { ...session, id: newId(), token_expires_at: ago(90 * 24 * 60 + 1) },
        { ...session, id: kept, token_expires_at: ago(90 * 24 * 60 - 1), ended_at: ago(90 * 24 * 60 - 1) },
      ])
      .execute();

    expect(await sweepSessions(db, NOW)).toEqual({
      single_use: 2,
      member_change: 0,
      sign_in_throttle: 1,
      sign_in_address: 0,
      rate_window: 1,
      idempotency_key: 1,
      session: 1,
    });
    expect(await db.selectFrom('single_use').select('hash').execute()).toEqual([{ hash: 'open' }]);
    expect(await db.selectFrom('sign_in_throttle').select('key_hash').execute()).toEqual([{ key_hash: 'new' }]);
    expect(await db.selectFrom('rate_window').select('key').execute()).toEqual([{ key: 'new' }]);
    expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'new' }]);
    expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: kept }]);
  });

  it('goes on batch by batch, and leaves a row that somebody holds to the next time', async () => {
    const { db } = database;
    const rows = Array.from({ length: 25 }, (_, n) => ({ hash: `b${n}`, kind: 'SSO', expires_at: ago(1) }));
    await db.insertInto('single_use').values(rows).execute();
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('single_use').select('hash').where('hash', '=', 'b7').forUpdate().execute();
      expect((await sweepSessions(db, NOW, 10)).single_use).toBe(24);
    });
    expect((await sweepSessions(db, NOW, 10)).single_use).toBe(1);
  });
});

describe('maintenance', () => {
  it('makes the months of every append-only table, also where rows came before them', async () => {
    await insertSignIn(await databaseNow());
    await insertSignIn(new Date('2020-01-01'));
    expect(await partitionsOf('sign_in_log')).toEqual(['default']);
    await runMaintenance({ db: database.db, now: () => NOW, log });
    for (const table of ['audit_log', 'access_log', 'privacy_log', 'sign_in_log'])
      expect(await partitionsOf(table)).toEqual([...(await months()), 'default']);
    const { rows } = await sql<{ place: string }>`
      select tableoid::regclass::text as place from sign_in_log order by at`.execute(database.db);
    expect(rows.map((row) => row.place)).toEqual(['sign_in_log_default', `sign_in_log_${(await months())[0]}`]);
    expect(lines).toEqual([]);
  });

  it('may run in several processes at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ensureMonths(database.db, 'audit_log')));
    expect(await partitionsOf('audit_log')).toHaveLength(4);
  });

  it('starts at once, and is over when it has been stopped', async () => {
    await database.db
      .insertInto('single_use')
      .values({ hash: 'z', kind: 'SSO', expires_at: ago(1) })
      .execute();
    await startMaintenance({ db: database.db, now: () => NOW, log }).stop();
    expect(await database.db.selectFrom('single_use').select('hash').where('hash', '=', 'z').execute()).toEqual([]);
  });

  it('logs what fails, by its part, and goes on with the rest', async () => {
    const broken = openDatabase({ connection: await cloneDatabase() });
    await sql`drop table privacy_log`.execute(broken.db);
    await broken.db
      .insertInto('single_use')
      .values({ hash: 'z', kind: 'SSO', expires_at: ago(1) })
      .execute();
    await runMaintenance({ db: broken.db, now: () => NOW, log });
    expect(lines).toMatchObject([{ msg: 'maintenance failed', part: 'months of privacy_log' }]);
    expect(await broken.db.selectFrom('single_use').select('hash').execute()).toEqual([]);
    await broken.close();
  });
});
