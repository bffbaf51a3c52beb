import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
import { toFailure } from '../http/failure.ts';
import { openDatabase, type Database } from './pool.ts';

const MOST = 2;

let database: Database;

beforeAll(async () => {
  database = openDatabase({ connection: await cloneDatabase(), max: MOST, refusesNested: true });
});
afterAll(() => database.close());

const one = sql<{ n: number }>`select 1 as n`;

describe('transactions', () => {
  it('that read beside themselves do not wait for one another’s connections', async () => {
    const { db } = database;
    let begun = 0;
    const { promise: allHaveBegun, resolve: goOn } = Promise.withResolvers<void>();
    const readBeside = (): Promise<number> =>
      db.transaction().execute(async (tx) => {
        await one.execute(tx);
        begun += 1;
        if (begun === MOST) goOn();
        await allHaveBegun;
        const { rows } = await one.execute(db);
        return rows[0]?.n ?? 0;
      });
    expect(await Promise.all([readBeside(), readBeside(), readBeside()])).toEqual([1, 1, 1]);
  });

  it('do not begin another one', async () => {
    const { db } = database;
    const inner = (): Promise<unknown> => db.transaction().execute((tx) => one.execute(tx));
    await expect(db.transaction().execute(inner)).rejects.toThrow('begins another');
    await expect(db.transaction().setIsolationLevel('serializable').execute(inner)).rejects.toThrow('begins another');
    await expect(inner()).resolves.toBeDefined();
  });
});

describe('a database that takes no writes', () => {
  it('is not ready, refuses writes as away, and is found again at once when it takes them', async () => {
    const connection = await cloneDatabase();
    const own = openDatabase({ connection, max: MOST });
    const admin = openDatabase({ connection, max: 1 });
    const write = (): Promise<unknown> =>
      own.db.transaction().execute((tx) => sql`create table if not exists tried (n integer)`.execute(tx));
    const turn = async (isOff: boolean): Promise<void> => {
      await sql`set transaction_read_only = off`.execute(admin.db);
      await sql
        .raw(`alter database "${connection.database}" set default_transaction_read_only = ${isOff ? 'on' : 'off'}`)
        .execute(admin.db);
    };
    try {
      await write();
      await turn(true);
      // A standby that takes over ends the connections to the one before it.
      await sql`select pg_terminate_backend(a.pid) from pg_stat_activity a
        where a.datname = current_database() and a.pid <> pg_backend_pid()`.execute(admin.db);
      await write().catch(() => undefined);
      const refused = await write().catch((error: unknown) => toFailure(error).kind);
      expect(refused).toBe('unavailable');
      expect(await own.isReady()).toBe(false);
      await turn(false);
      expect(await own.isReady()).toBe(true);
      await expect(write()).resolves.toBeDefined();
      await expect(write()).resolves.toBeDefined();
    } finally {
      await Promise.all([own.close(), admin.close()]);
    }
  });
});
