import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
import { openDatabase, type Database } from '../db/pool.ts';
import { takeFromWindow } from './rate.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase({ connection: await cloneDatabase() });
});
afterAll(() => database.close());

const at = (text: string): Date => new Date(`2026-11-20T01:00:${text}Z`);
const take = (key: string, now: Date, most = 3): Promise<number> => takeFromWindow(database.db, { key, most, now });

describe('calls a minute', () => {
  it('are admitted up to the limit, then told how many seconds to wait', async () => {
    const waits = [];
    for (let call = 0; call < 5; call += 1) waits.push(await take('a', at('40.500')));
    expect(waits).toEqual([0, 0, 0, 20, 20]);
  });

  it('begin anew with the next minute', async () => {
    for (let call = 0; call < 4; call += 1) await take('b', at('59.999'));
    expect(await take('b', at('59.999'))).toBe(1);
    expect(await take('b', new Date('2026-11-20T01:01:00Z'))).toBe(0);
  });

  it('are counted by key', async () => {
    for (let call = 0; call < 4; call += 1) await take('c', at('00'));
    expect([await take('c', at('00')), await take('d', at('00'))]).toEqual([60, 0]);
  });

  it('of 50 at once let exactly the limit through', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => take('e', at('30'), 20)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });
});
