import { sql, type RawBuilder } from 'kysely';

/** Whether a row counts on a day: from the day it begins on to the day it ends on, both of them included. */
export function inForce(table: string, day: RawBuilder<unknown>): RawBuilder<boolean> {
  const [begins, ends] = [sql.ref(`${table}.begins_on`), sql.ref(`${table}.ends_on`)];
  return sql`(${begins} <= ${day}::date and (${ends} is null or ${ends} >= ${day}::date))`;
}
