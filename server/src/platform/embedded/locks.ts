/**
 * Who uses the embedded database: the portal holds lock 1, every program a share of lock 2.
 * The last one to leave can take lock 2 alone, and stops the server.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import {
  EMBEDDED_DATABASE,
  EMBEDDED_USER,
  ensureCluster,
  stopCluster,
  type Cluster,
  type ClusterOptions,
} from './cluster.ts';

const PORTAL_LOCK = 1;
const USE_LOCK = 2;
const STARTING_UP = '57P03';
const READY_TIMEOUT_MS = 60_000;

export interface Lease {
  /** Ends when the server goes away; then the holder must take a new lease. */
  readonly lost: Promise<void>;
  /** Gives the locks back, and stops the server if nobody else uses it. */
  readonly release: () => Promise<void>;
}

export class AlreadyRunningError extends Error {}

/** Connection settings of the embedded database. */
export function embeddedConnection(cluster: Cluster, database = EMBEDDED_DATABASE): pg.ClientConfig {
  return { host: cluster.socketDir, user: EMBEDDED_USER, database };
}

/**
 * Starts the server if need be, makes the database on the first start, and takes the locks.
 * @throws AlreadyRunningError when `as` is portal and another portal serves this data folder
 */
export async function leaseCluster(cluster: Cluster, as: 'portal' | 'program'): Promise<Lease> {
  const client = await connectToCluster(cluster);
  await client.query('select pg_advisory_lock_shared($1)', [USE_LOCK]);
  if (as === 'portal') {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [PORTAL_LOCK]);
    if (!rows[0]?.got) {
      await client.end();
      throw new AlreadyRunningError(
        'Another Naru serves this data folder already. Stop it first, or set DATA_DIR to another folder.',
      );
    }
  }
  await makeDatabase(client);
  const lost = new Promise<void>((resolve) => {
    client.once('error', () => resolve());
    client.once('end', () => resolve());
  });
  return { lost, release: () => leave(cluster, client) };
}

/** A connection for making databases; starts the server if need be. */
export async function connectToCluster(cluster: Cluster, options: ClusterOptions = {}): Promise<pg.Client> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    await ensureCluster(cluster, options);
    const client = new pg.Client(embeddedConnection(cluster, 'postgres'));
    client.on('error', () => undefined); // told through `lost`; without a listener it would end the process
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isTransient(error) || Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_DATABASE]);
  if (rowCount === 0) {
    await client.query(`create database ${EMBEDDED_DATABASE}`).catch((error: unknown) => {
      if ((error as { code?: string }).code !== '42P04') throw error; // another program made it in the same moment
    });
  }
}

async function leave(cluster: Cluster, client: pg.Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_all()');
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USE_LOCK]);
    if (rows[0]?.alone) await stopCluster(cluster);
  } catch {
    // The server is gone already: nothing is left to stop.
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isTransient(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return (
    code === STARTING_UP ||
    code === 'ECONNREFUSED' ||
    code === 'ENOENT' ||
    code === 'ECONNRESET' ||
    /terminated|closed/i.test(String(error))
  );
}
