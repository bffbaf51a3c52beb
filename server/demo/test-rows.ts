/**
 * For tests: what a database holds, in a form that can be compared.
 */
import type pg from 'pg';

import { withClient } from './client.ts';

/** Rows that differ by nature: when migrations ran, and the salt of a password. */
const SKIPPED = new Set(['migration']);

/** Returns one hash a table, over all its rows. */
export async function hashTables(connection: pg.ClientConfig): Promise<Record<string, string>> {
  return withClient(connection, async (client) => {
    const hashes: Record<string, string> = {};
    for (const table of await listTables(client)) {
      if (SKIPPED.has(table)) continue;
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ':' || md5(coalesce(string_agg(line.text, '' order by line.text), '')) as hash
         from (select (to_jsonb(given) - 'password_hash')::text collate "C" as text from ${table} given) line`,
      );
      hashes[table] = rows[0]?.hash ?? '';
    }
    return hashes;
  });
}

/** Lists every table of the product, without the partitions of partitioned ones. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select class.relname as name from pg_class class
     where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
     order by class.relname`,
  );
  return rows.map((row) => row.name);
}
