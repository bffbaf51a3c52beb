/** Names of records whose tables have them in both languages. */
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../platform/db/db.ts';
import { isId } from '../../platform/db/id.ts';
import { nameOf } from '../../platform/db/name.ts';
import type { SelectNames } from './logged-record.ts';

/** Names rows of a table by their id. */
export const namesById =
  (table: string): SelectNames =>
  (db, { ids, locale }) => {
    const keys = sql`${ids.filter(isId)}::uuid[]`;
    return selectNamed(
      db,
      sql`
      select named.id::text as id, ${nameOf('named', locale)} as name from ${sql.table(table)} named
      where named.id = any(${keys})`,
    );
  };

/** Names rows of a table by the code in a column. */
export const namesByCode =
  (table: string, column: string): SelectNames =>
  (db, { ids, locale }) =>
    selectNamed(
      db,
      sql`
      select ${sql.ref(`named.${column}`)} as id, ${nameOf('named', locale)} as name from ${sql.table(table)} named
      where ${sql.ref(`named.${column}`)} = any(${[...ids]}::text[])`,
    );

async function selectNamed(db: Db, statement: RawBuilder<unknown>): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`${statement}`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
