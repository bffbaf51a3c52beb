/**
 * Puts a bundle's rows into temporary tables, where they are checked and merged as sets. They go with the transaction.
 */
import type pg from 'pg';

import { columnName, ROSTER_FILES, stagingTable, type Column, type FileName, type RosterFile } from './files.ts';

/** Columns that are computed for the rows of a file while they are merged. */
const WORKED_OUT: Readonly<Record<FileName, string>> = {
  academicSessions: `year integer generated always as (extract(year from start_date)::integer) stored,
    semester_code text generated always as (case when extract(month from start_date) <= 7 then '10' else '20' end) stored`,
  orgs: 'code text, is_new boolean',
  courses: 'id uuid, is_new boolean, code text, year integer, semester_code text',
  classes: 'id uuid, is_new boolean, term text, class_number text',
  users: 'id uuid, is_new boolean, student_id uuid, is_new_student boolean, department_code text',
  roles: '',
  demographics: '',
  enrollments: '',
  categories: '',
  lineItems: 'id uuid, is_new boolean',
  results: '',
};

const SQL_TYPES: Readonly<Record<Column['kind'], string>> = {
  text: 'text',
  texts: 'text',
  word: 'text',
  date: 'date',
  number: 'numeric',
  boolean: 'boolean',
};

/** Makes the tables of all files, also of those that a bundle does not have: they stay empty. */
export async function createStaging(client: pg.ClientBase): Promise<void> {
  for (const file of ROSTER_FILES) {
    const columns = file.columns.map((column) => `${columnName(column.name)} ${SQL_TYPES[column.kind]}`);
    const more = WORKED_OUT[file.name];
    await client.query(
      `create temporary table ${stagingTable(file.name)} (line integer not null, ${columns.join(', ')}${more && `, ${more}`}) on commit drop`,
    );
  }
  // Keys of version 7, which PostgreSQL makes by itself only from 18 on (newId makes the same).
  await client.query(`create or replace function pg_temp.new_id() returns uuid language sql volatile as $$
    select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid $$`);
}

/** @param columns the numbers of the lines and then the cells of each column, as PostgreSQL writes arrays */
export async function stageRows(client: pg.ClientBase, file: RosterFile, columns: readonly string[]): Promise<void> {
  const names = ['line', ...file.columns.map((column) => columnName(column.name))];
  const types = ['integer', ...file.columns.map((column) => SQL_TYPES[column.kind])];
  const text = `insert into ${stagingTable(file.name)} (${names.join(', ')}) select given.* from unnest(${types
    .map((type, at) => `$${at + 1}::${type}[]`)
    .join(', ')}) as given(${names.join(', ')})`;
  await client.query(text, [...columns]);
}

/** Finishes a temporary table once all of its rows are there. */
export async function finishStaging(client: pg.ClientBase, file: RosterFile): Promise<void> {
  const table = stagingTable(file.name);
  await client.query(`create index on ${table} (sourced_id)`);
  await client.query(`analyze ${table}`);
}
