/**
 * Statements whose text depends on the given filters: built and compiled once a shape, then only filled with values.
 * A builder that compiles again each time costs more than half of such a read.
 */
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';

import type { Db } from './db.ts';

/** Where a value goes in a statement that is compiled before the value is known. */
interface Slot {
  readonly slot: string;
}

export interface Shape<Row> {
  /** The same for the same text, and for no other. */
  readonly key: string;
  readonly build: (db: Db) => CompiledQuery<Row>;
}

export type SlotValues = Readonly<Record<string, unknown>>;

/** More shapes than the screens have; sorts that somebody makes up beyond that are compiled each time. */
const MOST_SHAPES = 500;

const compiled = new Map<string, CompiledQuery>();

/** Marks a place in a statement, filled at each run by its name. */
export function slot<T>(name: string): RawBuilder<T> {
  return sql.val({ slot: name } as T); // stands for a T until the statement runs
}

/** Runs the statement of a shape with its values. @throws where a slot has no value */
export async function runShape<Row>(db: Db, shape: Shape<Row>, values: SlotValues): Promise<Row[]> {
  const statement = compileShape(db, shape);
  const parameters = statement.parameters.map((parameter) => fill(parameter, values));
  const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
  return rows;
}

function compileShape<Row>(db: Db, shape: Shape<Row>): CompiledQuery<Row> {
  const known = compiled.get(shape.key);
  if (known) return known;
  const statement = shape.build(db);
  // A text that starts with a comment gets no name in the pool: nobody can fill PostgreSQL with prepared statements.
  if (compiled.size >= MOST_SHAPES) return { ...statement, sql: `/* rare */ ${statement.sql}` };
  compiled.set(shape.key, statement);
  return statement;
}

function fill(parameter: unknown, values: SlotValues): unknown {
  if (parameter === null || typeof parameter !== 'object' || !('slot' in parameter)) return parameter;
  const name = (parameter as Slot).slot;
  if (!(name in values)) throw new Error(`The statement needs a value for ${name}.`);
  return values[name];
}
