/**
 * A throw-away PostgreSQL with a freshly migrated database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { locateCluster, stopCluster, type Cluster, type ClusterOptions } from '../src/platform/embedded/cluster.ts';
import { connectToCluster, embeddedConnection } from '../src/platform/embedded/locks.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { JOB_SCHEMA, migrateJobSchema } from '../src/platform/jobs/schema.ts';
import pg from 'pg';

export interface Scratch {
  readonly cluster: Cluster;
  readonly close: () => Promise<void>;
}

/** Starts a cluster of its own in a temporary folder; fast, and nothing of it survives. */
export async function openScratchCluster(options: ClusterOptions = {}): Promise<Scratch> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-scratch-'));
  const cluster = locateCluster(folder);
  const admin = await connectToCluster(cluster, { ...options, throwAway: true });
  await admin.end();
  return {
    cluster,
    close: async () => {
      await stopCluster(cluster);
      rmSync(folder, { recursive: true, force: true });
      rmSync(cluster.socketDir, { recursive: true, force: true });
    },
  };
}

/** Jobs fall due by the clock of the database: it lives at the moment of the tests, too (scripts/lib/moment.ts). */
async function moveJobClock(client: pg.Client): Promise<void> {
  const ahead = Number(process.env['NARU_TEST_AHEAD_SECONDS'] ?? 0);
  await client.query(
    `create or replace function ${JOB_SCHEMA}.job_now() returns timestamptz language sql stable
     as $$ select pg_catalog.now() + ${ahead} * interval '1 second' $$`,
  );
}

/** Makes a migrated database in a cluster. */
export async function makeMigratedDatabase(cluster: Cluster, name: string): Promise<pg.ClientConfig> {
  const admin = await connectToCluster(cluster);
  await admin.query(`create database ${name}`);
  await admin.end();
  const connection = embeddedConnection(cluster, name);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await migrate(client);
    await migrateJobSchema(client);
    await moveJobClock(client);
  } finally {
    await client.end();
  }
  return connection;
}

export async function withScratchDatabase(work: (connection: pg.ClientConfig) => Promise<void>): Promise<void> {
  const scratch = await openScratchCluster();
  try {
    await work(await makeMigratedDatabase(scratch.cluster, 'scratch'));
  } finally {
    await scratch.close();
  }
}
