import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
import type { Db } from './db.ts';
import { openDatabase, type Database } from './pool.ts';
import { statementName } from './statement-name.ts';
import { runShape, slot } from './statements.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase({ connection: await cloneDatabase(), max: 1 });
});
afterAll(() => database.close());

const seen: string[] = [];
const shape = (key: string) => ({
  key,
  build: (db: Db): CompiledQuery<{ sum: number }> => {
    seen.push(key);
    return sql<{ sum: number }>`select ${slot('a')}::int + ${slot('b')}::int + ${5} as sum`.compile(db);
  },
});

describe('runShape', () => {
  it('builds a shape once and fills its values each time', async () => {
    expect(await runShape(database.db, shape('sum'), { a: 1, b: 2 })).toEqual([{ sum: 8 }]);
    expect(await runShape(database.db, shape('sum'), { a: 10, b: null })).toEqual([{ sum: null }]);
    expect(seen).toEqual(['sum']);
  });

  it('says which value is missing', async () => {
    await expect(runShape(database.db, shape('sum'), { a: 1 })).rejects.toThrow('b');
  });

  it('neither keeps nor names more shapes than the screens have', async () => {
    for (let n = 0; n < 510; n += 1) await runShape(database.db, shape(`many ${n}`), { a: 0, b: 0 });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_prepared_statements where pg_prepared_statements.statement like '%rare%'`.execute(
      database.db,
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(1); // this very question
    expect(statementName('/* rare */ select 1')).toBeUndefined();
    const before = seen.length;
    await runShape(database.db, shape('many 509'), { a: 0, b: 0 });
    expect(seen).toHaveLength(before + 1);
  });
});
