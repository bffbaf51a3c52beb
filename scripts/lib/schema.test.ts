import { readFileSync } from 'node:fs';

import { OWN_SCHEMAS } from '@naru/server/src/platform/db/listing.ts';
import { MIGRATIONS_DIR, readMigrations } from '@naru/server/src/platform/db/migrate.ts';
import { cloneDatabase } from '@naru/server/test/portal.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { generateTypes, readListing, SCHEMA_FILE, TYPES_FILE } from './schema.ts';

let connection: pg.ClientConfig;
let client: pg.Client;
let major = 0;

beforeAll(async () => {
  connection = await cloneDatabase();
  client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  major = Math.floor(Number(rows[0]?.version) / 10_000);
});
afterAll(() => client.end());

describe('a freshly migrated database', () => {
  it('is what server/schema.sql says (npm run db -- types)', async () => {
    expect(await readListing(connection)).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
  });

  it('has the generated types (npm run db -- types)', async () => {
    // kysely-codegen orders what it reads by the catalogue of the embedded PostgreSQL's version.
    const verified = major >= 18 ? generateTypes(connection, TYPES_FILE, true).then(() => 'up to date') : 'up to date';
    expect(await verified).toBe('up to date');
    const types = readFileSync(TYPES_FILE, 'utf8');
    const { rows } = await client.query<{ name: string }>(`
      select case when n.nspname = 'public' then c.relname else '"' || n.nspname || '.' || c.relname || '"' end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any('{${OWN_SCHEMAS.join(',')}}') and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'`);
    expect(rows.map((row) => row.name).filter((name) => !types.includes(`  ${name}: `))).toEqual([]);
  });

  it('counts every migration, in the order of the files', async () => {
    const { rows } = await client.query<{ name: string }>(
      'select migration.name from migration order by migration.name',
    );
    expect(rows.map((row) => row.name)).toEqual(readMigrations(MIGRATIONS_DIR).map((file) => file.name));
  });
});

/** References without an index on their side, with the reason: rows are never looked up from the referenced side. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'consent(document_code, document_version)': 'read by person; versions of a document are never taken away',
  'course_master(managing_department_code)': 'a column of the list; departments are closed, never taken away',
  'job_duty(parent_id)': 'a hundred rows, read whole',
  'member_duty(appointed_by)': 'a note on the row',
  'post(board_code)': 'in the indexes of what is out and of what is not; boards are closed, never taken away',
  'post(board_code, category_code)': 'read by what is out; categories are closed, never taken away',
  'post(updated_by)': 'a note on the row',
  'post_comment(author_id)': 'read by post; members are closed, never taken away',
  'post_comment(deleted_by)': 'a note on the row',
  'post_draft(board_code)': 'read by person; boards are closed, never taken away',
  'psych.consent(document_code, document_version)': 'read by student; versions of a document are never taken away',
  'role_member(given_by)': 'a note on the row',
  'role_privilege(menu_id)': 'a few thousand rows, read whole and kept',
  'staff_department(department_code)': 'read by person; departments are closed, never taken away',
  'student_major(department_code)': 'read by student; departments are closed, never taken away',
  'survey(created_by)': 'a note on the row',
  'survey(data_key_id)': 'followed from here only; some dozens of rows',
  'survey(updated_by)': 'a note on the row',
  'survey_response(member_id)': 'read by version; members are closed, never taken away',
  'survey_target(member_id)': 'read by survey and thing; members are closed, never taken away',
  'survey_version(published_by)': 'a note on the row',
};

interface Reference {
  readonly name: string;
  readonly isIndexed: boolean;
}

/** Without an index, deleting or renaming the referenced row, or joining from it, would read the whole table. */
describe('every reference', () => {
  const selectReferences = async (): Promise<Reference[]> => {
    const { rows } = await client.query<Reference>(`
      select case when c.relnamespace = 'public'::regnamespace then '' else 'psych.' end || c.relname || '(' || (
          select string_agg(a.attname, ', ' order by k.at) from unnest(f.conkey) with ordinality as k(num, at)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num
        ) || ')' as name,
        exists (
          select 1 from pg_index i
          where i.indrelid = f.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
        ) as "isIndexed"
      from pg_constraint f join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.conparentid = 0 and f.connamespace = any('{${OWN_SCHEMAS.join(',')}}'::regnamespace[])
      order by 1`);
    return rows;
  };

  it('has an index on its side, or a reason here', async () => {
    const references = await selectReferences();
    expect(references.length).toBeGreaterThan(20);
    const missing = references.filter((one) => !one.isIndexed && !(one.name in WITHOUT_INDEX));
    expect(missing.map((one) => one.name)).toEqual([]);
    const needless = Object.keys(WITHOUT_INDEX).filter(
      (name) => references.find((one) => one.name === name)?.isIndexed !== false,
    );
    expect(needless, 'reasons for what has an index or is gone').toEqual([]);
  });
});
