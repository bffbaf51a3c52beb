/**
 * Forward-only migrations: SQL files applied in the order of their names, each in a transaction of its own.
 * A file that was edited or removed after it had been applied is refused.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type pg from 'pg';

export const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../migrations');

const LOCK = 7_281_003;
const NO_TRANSACTION = '-- no transaction';

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

export class MigrationError extends Error {}

/** Applies what is missing; returns the names applied. */
export async function migrate(client: pg.ClientBase, folder = MIGRATIONS_DIR): Promise<string[]> {
  const files = readMigrations(folder);
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string; hash: string }>(
      'select migration.name, migration.hash from migration',
    );
    const missing = pendingMigrations(files, applied.rows);
    for (const file of missing) await apply(client, file);
    return missing.map((file) => file.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** @throws MigrationError when an applied file was edited, has vanished, or a new one sorts before an applied one */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly { name: string; hash: string }[],
): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const row of applied) {
    const file = byName.get(row.name);
    if (!file) throw new MigrationError(`Migration ${row.name} was applied but is not in the folder any more.`);
    if (file.hash !== row.hash) throw new MigrationError(`Migration ${row.name} was edited after it had been applied.`);
  }
  const done = new Set(applied.map((row) => row.name));
  const missing = files.filter((file) => !done.has(file.name));
  const last = [...done].sort().at(-1);
  const late = missing.find((file) => last !== undefined && file.name < last);
  if (late) throw new MigrationError(`Migration ${late.name} sorts before ${last}, which has been applied.`);
  return missing;
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

async function apply(client: pg.ClientBase, file: Migration): Promise<void> {
  const inTransaction = !file.text.startsWith(NO_TRANSACTION);
  if (inTransaction) await client.query('begin');
  try {
    await client.query(file.text);
    await client.query('insert into migration (name, hash) values ($1, $2)', [file.name, file.hash]);
    if (inTransaction) await client.query('commit');
  } catch (error) {
    if (inTransaction) await client.query('rollback');
    throw new MigrationError(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error }); // pg throws Errors
  }
}
