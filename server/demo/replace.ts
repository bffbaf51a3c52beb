/**
 * Replaces the demonstration university by another one, and never anything else.
 */
import pg from 'pg';

import { OWN_SCHEMAS } from '../src/platform/db/listing.ts';
import { isEmpty } from './ensure.ts';
import { hasMarker, inDemoTransaction, MARKER_KEYS, SOURCE } from './marker.ts';
import { withClient } from './client.ts';
import { fillDemo, type SeedOptions } from './seed.ts';

/** The database holds what did not come from here, or is busy; nothing was changed. */
export class ReplaceRefusedError extends Error {}

/** Tables that migrations fill and administrators set; everything else belongs to the university that is replaced. */
export const KEPT_TABLES: ReadonlySet<string> = new Set([
  'migration',
  'menu',
  'role',
  'role_privilege',
  'code',
  'setting',
  'setting_history',
  'consent_document',
  'board',
  'board_category',
  'holiday',
  'law_disclaimer',
  'mileage_item',
  'mileage_purpose',
]);

/** Migrations begin these and people add to them: what nobody made, which is what a new portal has, is put back. */
export const BEGUN_TABLES: Readonly<Record<string, string>> = {
  survey: 'created_by is null',
  survey_version: 'published_by is null',
  mileage_rule: 'created_by is null',
  resume_need: 'duty_id is null',
};

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/**
 * Replaces the demonstration university, with everything its people did, by one of so many students. All or nothing;
 * calls of a running portal wait in the meantime.
 * @throws ReplaceRefusedError
 */
export async function replaceDemo(connection: pg.ClientConfig, options: SeedOptions): Promise<void> {
  await withClient(connection, (client) =>
    inDemoTransaction(client, async () => {
      await refuseForeignData(client);
      await emptyTables(client);
      await fillDemo(client, options);
    }),
  );
}

async function refuseForeignData(client: pg.ClientBase): Promise<void> {
  if (await isEmpty(client)) return;
  if (!(await hasMarker(client))) {
    throw new ReplaceRefusedError(
      'This database holds a university that was not made by `npm run demo`. Nothing was changed.',
    );
  }
  const { rows } = await client.query<{ members: number; imported: boolean }>(
    `select (select count(*)::int from member where member.source_system is distinct from $1) as members,
       exists (select from department where department.source_system <> $1)
       or exists (select from course_master where course_master.source_system <> $1)
       or exists (select from course where course.source_system <> $1) as imported`,
    [SOURCE],
  );
  const members = rows[0]?.members ?? 0;
  if (members > 0) {
    throw new ReplaceRefusedError(
      `This database holds ${members === 1 ? 'a member who is' : `${members} members who are`} not of the demonstration university. Nothing was changed.`,
    );
  }
  if (rows[0]?.imported) {
    throw new ReplaceRefusedError(
      'This database holds departments or courses from another system. Nothing was changed.',
    );
  }
}

/** Empties every table but the kept ones, also those of future areas. */
async function emptyTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select class.oid::regclass::text as name from pg_class class
     where class.relnamespace = any('{${OWN_SCHEMAS.join(',')}}'::regnamespace[]) and class.relkind in ('r', 'p') and not class.relispartition
       and class.relname <> all($1::text[])`,
    [[...KEPT_TABLES]],
  );
  await client.query("set local lock_timeout = '20s'");
  for (const [table, isBegun] of Object.entries(BEGUN_TABLES))
    await client.query(
      `create temporary table begun_${table} on commit drop as select * from ${table} where ${isBegun}`,
    );
  // The person who changed one is going to be deleted, and so is the key of its answers.
  await client.query('update begun_survey set updated_by = null, data_key_id = null');
  try {
    await client.query(`truncate ${rows.map((row) => row.name).join(', ')} restart identity`);
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(error.code ?? '');
    if (!isBusy) throw error;
    throw new ReplaceRefusedError(
      'The portal is busy with this data just now. Nothing was changed; please try again.',
      {
        cause: error,
      },
    );
  }
  for (const table of Object.keys(BEGUN_TABLES))
    await client.query(`insert into ${table} select * from begun_${table}`);
  await client.query('delete from setting where setting.key = any($1)', [MARKER_KEYS]);
}
