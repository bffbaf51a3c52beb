/**
 * The tables of pg-boss, in a schema of their own. They are updated beside our migrations, so that the portal itself
 * starts without asking; pg-boss is loaded for that only where something is missing.
 */
import type pg from 'pg';

export const JOB_SCHEMA = 'pgboss';

/** The version of the tables that the pinned pg-boss works with; it refuses to start with another. */
const JOB_SCHEMA_VERSION = 43;

const LOCK = "select pg_advisory_xact_lock(hashtext('naru-job-schema'))";

/** Indexes for the list of administrators (areas/admin/job) and its counts; pg-boss itself never reads a list. */
const LIST_INDEXES: Readonly<Record<string, string>> = {
  naru_job_created: '(created_on desc, id desc)',
  naru_job_state: '(state, created_on desc, id desc)',
  naru_job_name: '(name, created_on desc, id desc)',
  naru_job_failed: "(completed_on) where state = 'failed'",
};

/** Makes or upgrades the tables. Two processes at once: the second waits, and finds it done. */
export async function migrateJobSchema(client: pg.ClientBase): Promise<void> {
  await migrateTables(client);
  await addListIndexes(client);
}

async function migrateTables(client: pg.ClientBase): Promise<void> {
  if ((await readVersion(client)) === JOB_SCHEMA_VERSION) return;
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.query('begin');
  try {
    await client.query(LOCK);
    const version = await readVersion(client);
    if (version === JOB_SCHEMA_VERSION) {
      await client.query('commit');
      return;
    }
    // The plans end with a commit of their own, which is ours.
    await client.query(
      version === undefined ? getConstructionPlans(JOB_SCHEMA) : getMigrationPlans(JOB_SCHEMA, version),
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function addListIndexes(client: pg.ClientBase): Promise<void> {
  const names = Object.keys(LIST_INDEXES);
  const found = await client.query(
    'select 1 from pg_catalog.pg_indexes where schemaname = $1 and indexname = any($2)',
    [JOB_SCHEMA, names],
  );
  if (found.rowCount === names.length) return;
  const made = Object.entries(LIST_INDEXES).map(
    ([name, columns]) => `create index if not exists ${name} on ${JOB_SCHEMA}.job ${columns};`,
  );
  // One message is one transaction: the lock holds until the last index is there.
  await client.query(`${LOCK}; ${made.join(' ')}`);
}

async function readVersion(client: pg.ClientBase): Promise<number | undefined> {
  // Not to_regclass: it may answer from what this connection knew before it waited for the lock.
  const { rowCount } = await client.query(
    "select 1 from pg_catalog.pg_tables where schemaname = $1 and tablename = 'version'",
    [JOB_SCHEMA],
  );
  if (rowCount === 0) return undefined;
  const found = await client.query<{ version: number }>(`select version.version from ${JOB_SCHEMA}.version`);
  return found.rows[0]?.version;
}
