import { sql, type RawBuilder } from 'kysely';

/** Builds the condition that a row is in force on a day: from its first day to its last, both included. */
export function inForce(table: string, day: RawBuilder<unknown>): RawBuilder<boolean> {
  const [begins, ends] = [sql.ref(`${table}.begins_on`), sql.ref(`${table}.ends_on`)];
  return sql`(${begins} <= ${day}::date and (${ends} is null or ${ends} >= ${day}::date))`;
}
