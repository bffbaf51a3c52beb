import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
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
