/** The handle that a store works on, and how it runs a statement that is written by hand. */
import { sql, type Kysely, type Transaction } from 'kysely';

import type { DB } from './schema.gen.ts';

/** Pool or transaction: what a store's first parameter is. */
export type Db = Kysely<DB> | Transaction<DB>;
export type Tx = Transaction<DB>;

type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>;

/** Runs a statement and returns its rows: rowsOf<Row>(db)`select …`. Their type is held against the columns by a test. */
export function rowsOf<Row>(db: Db): Statement<Row[]> {
  return async (text, ...values) => (await sql<Row>(text, ...values).execute(db)).rows;
}

/** The same for at most one row. */
export function firstOf<Row>(db: Db): Statement<Row | undefined> {
  return async (text, ...values) => (await rowsOf<Row>(db)(text, ...values))[0];
}

/** Runs a statement and returns whether it found or wrote a row. */
export function hasRows(db: Db): Statement<boolean> {
  return async (text, ...values) => (await rowsOf(db)(text, ...values)).length > 0;
}

/** Runs a statement of rows with an `id` and returns these. */
export function idsOf(db: Db): Statement<string[]> {
  return async (text, ...values) => (await rowsOf<{ id: string }>(db)(text, ...values)).map(({ id }) => id);
}

/** Runs a statement of one row with a `count` and returns it; 0 without a row. */
export function countOf(db: Db): Statement<number> {
  return async (text, ...values) => (await firstOf<{ count: number }>(db)(text, ...values))?.count ?? 0;
}
