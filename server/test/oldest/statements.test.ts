/**
 * Every statement of the server tests, prepared and planned by the oldest PostgreSQL that Naru promises to run on: it
 * knows the syntax, the functions and the types of each.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cloneDatabase } from '../portal.ts';
import { readStatements } from '../recorded-statements.ts';

/** Fewer than these come from a run that was cut short. */
const FEWEST = 500;
/**
 * Tables that a running portal makes, for one transaction or for a month of a log, and those that a test makes for
 * itself (`scratch_…`). Their tests run here themselves.
 */
const MADE_BY_A_RUN = /\bstepped_aside\b|_log_\d{6}\b|\bscratch_\w+/;

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(await cloneDatabase());
  await client.connect();
});
afterAll(() => client.end());

/** Returns why the database refuses the statement; undefined where it does not. */
async function refusalOf(text: string): Promise<string | undefined> {
  try {
    await client.query(`prepare one as ${text}`);
    const { rows } = await client.query<{ count: number }>(
      "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'one'",
    );
    const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ');
    await client.query(`explain execute one${nulls && `(${nulls})`}`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query('deallocate all');
  }
}

it('is the oldest, where it is asked for', async () => {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  expect(rows[0]?.version).toBe(15);
});

it('knows every statement of the portal', async () => {
  const statements = readStatements()
    .map(({ text }) => text)
    .filter((text) => !MADE_BY_A_RUN.test(text));
  expect.soft(statements.length, 'run the server tests first').toBeGreaterThan(FEWEST);
  const refused: string[] = [];
  for (const text of statements) {
    const refusal = await refusalOf(text);
    if (refusal !== undefined) refused.push(`${refusal}: ${text.slice(0, 300)}`);
  }
  expect(refused).toEqual([]);
}, 120_000);
