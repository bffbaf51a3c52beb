/**
 * `npm run db -- migrate | reset | types | keys`; `new AREA__WHAT` begins a migration, `late FILE` renames one that was overtaken.
 */
import { writeFileSync } from 'node:fs';

import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { rotateKeys } from '@naru/server/src/platform/sealing/rotate.ts';
import { JOB_SCHEMA } from '@naru/server/src/platform/jobs/schema.ts';
import pg from 'pg';

import { beginMigration, renameLate } from './lib/migration-files.ts';
import { ProgramError, runProgram, type ProgramContext } from './lib/program.ts';
import { generateTypes, readListing, SCHEMA_FILE, TYPES_FILE } from './lib/schema.ts';
import { withScratchDatabase } from '@naru/server/test/scratch.ts';

const [verb = '', subject = ''] = process.argv.slice(2);

const commands: Record<string, () => Promise<void>> = {
  migrate: () => runProgram(migrateOnly),
  reset: () => runProgram(reset),
  types,
  keys: () => runProgram(rewrapKeys),
  new: () => plainly(async () => console.log(beginMigration(subject, new Date()))),
  late: () =>
    plainly(async () => {
      console.log(renameLate(subject, new Date()));
      await types();
    }),
};

/** For what needs no database of the portal. */
async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function migrateOnly({ source }: ProgramContext): Promise<void> {
  const applied = await migrateSource(source);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.');
}

/** Empties the database and migrates it anew. Refuses while the portal serves it. */
async function reset({ source, config }: ProgramContext): Promise<void> {
  if (config.databaseUrl && process.env['NARU_RESET'] !== 'yes') {
    throw new ProgramError(
      'This would delete everything in the database that DATABASE_URL names. Set NARU_RESET=yes if that is meant.',
    );
  }
  const client = new pg.Client(source.connection);
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name in ('naru', 'naru-signals')",
  );
  if (rows[0]?.n) {
    await client.end();
    throw new ProgramError('The portal is using this database. Stop it first.');
  }
  await client.query(
    `drop schema public cascade; create schema public; drop schema if exists psych, ${JOB_SCHEMA} cascade`,
  );
  await client.end();
  await migrateSource(source);
  console.log('The database is empty and its schema up to date.');
}

/** Wraps every data key anew with the newest master key of NARU_KEYS, whether the portal runs or not. */
async function rewrapKeys({ source, config }: ProgramContext): Promise<void> {
  await migrateSource(source);
  const { keys } = loadSecrets(config);
  if (!keys) throw new ProgramError('There are no master keys. Set NARU_KEYS.');
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    console.log(`${await rotateKeys(db, keys)} keys are wrapped by the newest master key now.`);
  } finally {
    await close();
  }
}

/** Regenerates schema.sql and the table types from a fresh migration. */
async function types(): Promise<void> {
  await withScratchDatabase(async (connection) => {
    writeFileSync(SCHEMA_FILE, await readListing(connection));
    await generateTypes(connection, TYPES_FILE);
  });
  console.log('Wrote server/schema.sql and the table types.');
}

const command = commands[verb];
if (!command) {
  console.error('Usage: npm run db -- migrate | reset | types | keys | new AREA__WHAT | late FILE');
  process.exit(1);
}
await command();
