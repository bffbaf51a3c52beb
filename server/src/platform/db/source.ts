/**
 * The database of a program: the one that DATABASE_URL names, or the embedded one, leased for as long as the program runs.
 */
import { mkdirSync } from 'node:fs';

import pg from 'pg';

import type { Config } from '../config.ts';
import { locateCluster } from '../embedded/cluster.ts';
import { embeddedConnection, leaseCluster, type Lease } from '../embedded/locks.ts';
import { migrate } from './migrate.ts';

export interface DatabaseSource {
  readonly connection: pg.ClientConfig;
  /** Gives the database back; stops the embedded server if nobody else uses it. */
  readonly release: () => Promise<void>;
}

/** @throws AlreadyRunningError, MigrationError, or what the connection says */
export async function openSource(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  as: 'portal' | 'program',
): Promise<DatabaseSource> {
  if (config.databaseUrl) {
    return { connection: { connectionString: config.databaseUrl }, release: async () => undefined };
  }
  mkdirSync(config.dataDir, { recursive: true });
  const cluster = locateCluster(config.dataDir);
  let lease: Lease = await leaseCluster(cluster, as);
  let releasing = false;
  const keep = async (): Promise<void> => {
    for (;;) {
      await lease.lost;
      if (releasing) return;
      lease = await leaseCluster(cluster, as);
    }
  };
  const keeping = keep();
  return {
    connection: embeddedConnection(cluster),
    release: async () => {
      releasing = true;
      await lease.release();
      await keeping;
    },
  };
}

/** Brings the schema up to date; returns the migrations applied. */
export async function migrateSource(source: DatabaseSource): Promise<string[]> {
  const client = new pg.Client(source.connection);
  await client.connect();
  try {
    return await migrate(client);
  } finally {
    await client.end();
  }
}
