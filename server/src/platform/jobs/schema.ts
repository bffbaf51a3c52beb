/**
 * The tables of pg-boss, in a schema of their own. They are brought up to date beside our migrations, so that the portal
 * itself starts without asking; pg-boss is loaded for that only where something is missing.
 */
import type pg from 'pg';

export const JOB_SCHEMA = 'pgboss';

/** The version of the tables that the pinned pg-boss works with; it refuses to start with another. */
const JOB_SCHEMA_VERSION = 43;

/** Makes or upgrades the tables. Two processes at once: the second waits, and finds it done. */
export async function migrateJobSchema(client: pg.ClientBase): Promise<void> {
  if ((await readVersion(client)) === JOB_SCHEMA_VERSION) return;
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.query('begin');
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('naru-job-schema'))");
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
