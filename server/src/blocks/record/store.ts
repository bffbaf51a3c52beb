/** Rows of declared records: their columns follow from the fields (contract/src/shared/record.ts). */
import { listFields, type RecordField, type RecordSpec, type RecordValues } from '@naru/contract/shared/record.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, hasRows, type Db, type Tx } from '../../platform/db/db.ts';

/** Returns the column of a field: its name in snake_case, where the declaration names no other. */
export function columnOf(name: string, { columnName }: Pick<RecordField, 'columnName'>): string {
  return columnName ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Builds the columns of a record's fields under the fields' names, for a select of `alias`. */
export function columnsOf(record: RecordSpec, alias: string): RawBuilder<unknown> {
  return sql.join(
    listFields(record).map(
      ([name, field]) => sql`${readOf(field, sql.ref(`${alias}.${columnOf(name, field)}`))} as ${sql.id(name)}`,
    ),
  );
}

/** A numeric comes as a text from the database, and an empty text may be kept as null. */
function readOf(
  { kind, decimals = 0, isNullColumn = false }: RecordField,
  column: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (kind === 'NUMBER' && decimals > 0) return sql`${column}::float8`;
  return isNullColumn ? sql`coalesce(${column}, '')` : column;
}

type Values = Readonly<Record<string, unknown>>;

function writtenOf(record: RecordSpec, values: Values): [column: string, value: unknown][] {
  return listFields(record)
    .filter(([name]) => name in values)
    .map(([name, field]) => {
      const value = values[name];
      return [columnOf(name, field), value === '' && field.isNullColumn ? null : value];
    });
}

/** Inserts a record with its key; undefined where a constraint of uniqueness has another one. `beside`: other columns. */
export async function insertRecord<R extends RecordSpec>(
  tx: Tx,
  record: R,
  { key, values, beside = {} }: { readonly key: string; readonly values: RecordValues<R>; readonly beside?: Values },
): Promise<string | undefined> {
  const written = [[record.key, key] as const, ...writtenOf(record, values), ...Object.entries(beside)];
  const inserted = await firstOf<{ key: string }>(tx)`
    insert into ${sql.table(record.table)} (${sql.join(written.map(([column]) => sql.id(column)))})
    values (${sql.join(written.map(([, value]) => value))})
    on conflict do nothing
    returning ${sql.ref(record.key)}::text as key`;
  return inserted?.key;
}

/** Updates fields of a record in the version that was seen; false where somebody was faster. */
export function updateRecord(
  tx: Tx,
  record: RecordSpec,
  { key, version, content }: { readonly key: string; readonly version: number; readonly content: Values },
): Promise<boolean> {
  const changes = writtenOf(record, content).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return hasRows(tx)`
    update ${sql.table(record.table)} set ${sql.join([...changes, sql`version = ${version + 1}`])}
    where ${sql.ref(record.key)}::text = ${key} and version = ${version}
    returning version`;
}

/** Returns whether a field's value is another record's. */
export function selectIsTaken(
  db: Db,
  record: RecordSpec,
  { name, value }: { readonly name: string; readonly value: unknown },
): Promise<boolean> {
  const field = record.fields[name];
  if (!field) throw new Error(`${record.table} has no field ${name}.`);
  return hasRows(db)`select from ${sql.table(record.table)} where ${sql.ref(columnOf(name, field))} = ${value} limit 1`;
}
