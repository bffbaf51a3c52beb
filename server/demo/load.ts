/**
 * Puts many rows into tables: a few thousand a statement, a column an array.
 */
import type pg from 'pg';

import { writeArray } from '../src/platform/db/arrays.ts';
import type { Batch } from './model.ts';

const ROWS_A_STATEMENT = 10_000;

type Row = Readonly<Record<string, unknown>>;

export interface Loader {
  readonly add: (batch: Batch) => Promise<void>;
  /** Writes the remaining rows; returns how many rows went into each table. */
  readonly finish: () => Promise<ReadonlyMap<string, number>>;
}

/** Collects small batches of a table into large ones. The rows of a batch all have the same columns. */
export function createLoader(client: pg.ClientBase): Loader {
  const waiting = new Map<string, Row[]>();
  const written = new Map<string, number>();
  const statements = new Map<string, Promise<Statement>>();
  const flush = async (table: string): Promise<void> => {
    const rows = waiting.get(table) ?? [];
    waiting.delete(table);
    if (!rows[0]) return;
    const columns = Object.keys(rows[0]);
    const key = [table, ...columns].join(' ');
    const prepared = statements.get(key) ?? prepareStatement(client, table, columns);
    statements.set(key, prepared);
    const statement = await prepared;
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      const part = rows.slice(from, from + ROWS_A_STATEMENT);
      await client.query(
        statement.text,
        statement.columns.map((column) => writeArray(part, (row) => flatten(row[column]))),
      );
    }
    written.set(table, (written.get(table) ?? 0) + rows.length);
  };
  return {
    add: async ({ table, rows }) => {
      const held = waiting.get(table) ?? [];
      waiting.set(table, held);
      for (const row of rows) held.push(row);
      if (held.length >= ROWS_A_STATEMENT || !GROWING.has(table)) await flush(table);
    },
    finish: async () => {
      for (const table of waiting.keys()) await flush(table);
      return written;
    },
  };
}

/** Writes nested lists as text, because `unnest` would take them apart. */
function flatten(value: unknown): unknown {
  return Array.isArray(value) ? writeArray(value, (one) => one) : value;
}

/** Tables that come in many small batches, and that no other table refers to. */
const GROWING: ReadonlySet<string> = new Set(['enrolment', 'student_term']);

interface Statement {
  readonly text: string;
  readonly columns: readonly string[];
}

async function prepareStatement(client: pg.ClientBase, table: string, columns: readonly string[]): Promise<Statement> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attribute.attname as name, format_type(attribute.atttypid, null) as type
     from pg_attribute attribute where attribute.attrelid = $1::regclass and attribute.attnum > 0`,
    [table.includes('.') ? table : `public.${table}`],
  );
  const types = new Map(rows.map((row) => [row.name, row.type]));
  const typeOf = (column: string): string => types.get(column) ?? 'text';
  const isList = (column: string): boolean => typeOf(column).endsWith('[]');
  const arrays = columns.map((column, at) => `$${at + 1}::${isList(column) ? 'text' : typeOf(column)}[]`);
  const read = columns.map((column) => `given.${column}${isList(column) ? `::${typeOf(column)}` : ''}`);
  return {
    text: `insert into ${table} (${columns.join(', ')}) select ${read.join(', ')} from unnest(${arrays.join(', ')}) as given(${columns.join(', ')})`,
    columns,
  };
}
