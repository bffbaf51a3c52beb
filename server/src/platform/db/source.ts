/** The database of a program: the one that DATABASE_URL names, or the embedded one, leased while the program runs. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import type { Config } from '../config.ts';
import { locateCluster, type Cluster } from '../embedded/cluster.ts';
import { ClusterError } from '../embedded/folders.ts';
import { embeddedConnection, leaseCluster, type Lease } from '../embedded/locks.ts';
import { migrateJobSchema } from '../jobs/schema.ts';
import { migrate } from './migrate.ts';

const AGAIN_MS = 500;

export interface DatabaseSource {
  readonly connection: pg.ClientConfig;
  /** Gives the database back; stops the embedded server if nobody else uses it. */
  readonly release: () => Promise<void>;
}

/** Called each time that a lost embedded server could not be started again yet. */
export type OnTrouble = (error: unknown) => void;

/** @throws AlreadyRunningError, ClusterError, or what the connection says */
export async function openSource(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  as: 'portal' | 'program',
  onTrouble: OnTrouble = () => undefined,
): Promise<DatabaseSource> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    if (as === 'portal' && existsSync(dataDir)) closeDataDir(dataDir, onTrouble);
    return { connection: { connectionString: databaseUrl }, release: async () => undefined };
  }
  makeDataDir(dataDir);
  const cluster = locateCluster(dataDir);
  const first = await leaseCluster(cluster, as);
  // Not before: a folder of somebody else is refused and left as it was.
  closeDataDir(dataDir, onTrouble);
  const release = superviseCluster(cluster, { as, first, onTrouble });
  return { connection: embeddedConnection(cluster), release };
}

/** Returns the mode for the portal's user alone. Under root the database's own user passes through and sees nothing. */
const closedMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: closedMode() });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new ClusterError(`The data folder ${dataDir} cannot be made (${code}). Set DATA_DIR to another one.`, {
      cause: error,
    });
  }
}

/** Closes the folder of files, secrets and database to others, and reports where that is not possible. */
function closeDataDir(dataDir: string, onTrouble: OnTrouble): void {
  const mode = closedMode();
  const before = statSync(dataDir).mode & 0o777;
  if ((before & ~mode) === 0) return;
  const was = `${dataDir} was open to others (${before.toString(8)})`;
  try {
    chmodSync(dataDir, mode);
    onTrouble(new Error(`${was}; it is ${mode.toString(8)} now`));
  } catch (error) {
    onTrouble(new Error(`${was} and cannot be closed`, { cause: error }));
  }
}

/**
 * Starts the server again whenever it goes away and takes a new lease, as long as it takes; returns a function to stop.
 */
function superviseCluster(
  cluster: Cluster,
  own: { as: 'portal' | 'program'; first: Lease; onTrouble: OnTrouble },
): () => Promise<void> {
  let lease: Lease | undefined = own.first;
  let regaining: Promise<void> | undefined;
  const leaving = new AbortController();

  const regain = async (): Promise<void> => {
    while (!lease && !leaving.signal.aborted) {
      try {
        lease = await leaseCluster(cluster, own.as);
      } catch (error) {
        own.onTrouble(error);
        await sleep(AGAIN_MS, undefined, { signal: leaving.signal }).catch(() => undefined); // leaving: no further try
      }
    }
    void watch();
  };
  const watch = async (): Promise<void> => {
    await lease?.lost;
    if (leaving.signal.aborted) return;
    lease = undefined;
    regaining = regain();
  };
  void watch();
  return async () => {
    leaving.abort();
    await regaining;
    await lease?.release();
  };
}

/** Brings the schema up to date; returns the migrations applied. */
export async function migrateSource(source: DatabaseSource): Promise<string[]> {
  const client = new pg.Client(source.connection);
  client.on('error', () => undefined); // told by the statement under way; without a listener it would end the process
  await client.connect();
  try {
    const applied = await migrate(client);
    await migrateJobSchema(client);
    return applied;
  } finally {
    await client.end();
  }
}
