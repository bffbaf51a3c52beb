/**
 * Generates the files that follow from the migrations: schema.sql and the types of the tables.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { listSchema } from '@naru/server/src/platform/db/listing.ts';
import pg from 'pg';

import { ROOT } from './root.ts';

export const SCHEMA_FILE = path.join(ROOT, 'server/schema.sql');
export const TYPES_FILE = path.join(ROOT, 'server/src/platform/db/schema.gen.ts');

export async function readListing(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await listSchema(client);
  } finally {
    await client.end();
  }
}

/** Writes the types of the tables; with `verify` only checks that they are up to date (throws if not). */
export async function generateTypes(connection: pg.ClientConfig, outFile: string, verify = false): Promise<void> {
  const url = `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`;
  const args = [
    '--dialect',
    'postgres',
    '--url',
    connection.connectionString ?? url,
    '--out-file',
    outFile,
    '--exclude-pattern',
    '(public.*_(default|2*)|pgboss.*)',
    '--numeric-parser',
    'number',
    '--date-parser',
    'string',
    '--singularize',
    'false',
  ];
  await promisify(execFile)(
    path.join(ROOT, 'node_modules/.bin/kysely-codegen'),
    verify ? [...args, '--verify'] : args,
    { cwd: ROOT },
  );
}
