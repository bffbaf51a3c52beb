/**
 * Locks of the embedded database: the portal holds lock 1, every program a share of lock 2.
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
/** After a crash PostgreSQL reads back what it had written ahead, up to max_wal_size. */
const RECOVERY_TIMEOUT_MS = 600_000;
/** The lock of a portal that was killed goes with its connection, a moment later. */
const TAKE_OVER_MS = 2_000;
const POLL_MS = 20;

export interface Lease {
  /** Ends when the server goes away; then the holder must take a new lease. */
  readonly lost: Promise<void>;
  /** Gives the locks back, and stops the server if nobody else uses it. */
  readonly release: () => Promise<void>;
}

export class AlreadyRunningError extends Error {}

/** Returns the connection settings of the embedded database. */
export function embeddedConnection(cluster: Cluster, database = EMBEDDED_DATABASE): pg.ClientConfig {
  return { host: cluster.socketDir, user: EMBEDDED_USER, database };
}

/**
 * Starts the server if need be, makes the database on the first start, and takes the locks.
 * Restarts a server that the last program to leave is just stopping.
 * @throws AlreadyRunningError when `as` is portal and another portal serves this data folder; ClusterError
 */
export async function leaseCluster(cluster: Cluster, as: 'portal' | 'program'): Promise<Lease> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const client = await connectToCluster(cluster);
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
    });
    try {
      await client.query('select pg_advisory_lock_shared($1)', [USE_LOCK]);
      if (as === 'portal') await takePortalLock(client);
      await makeDatabase(client);
      return { lost, release: () => leave(cluster, client) };
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isTransient(error) || Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
}

async function takePortalLock(client: pg.Client): Promise<void> {
  const deadline = Date.now() + TAKE_OVER_MS;
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [PORTAL_LOCK]);
    if (rows[0]?.got) return;
    if (Date.now() > deadline) {
      throw new AlreadyRunningError(
        'Another Naru serves this data folder already. Stop it first, or set DATA_DIR to another folder.',
      );
    }
    await sleep(POLL_MS);
  }
}

/** Opens a connection for making databases; starts the server if need be, and waits while it recovers. */
export async function connectToCluster(cluster: Cluster, options: ClusterOptions = {}): Promise<pg.Client> {
  const began = Date.now();
  for (;;) {
    await ensureCluster(cluster, options);
    const client = new pg.Client(embeddedConnection(cluster, 'postgres'));
    client.on('error', () => undefined); // told through `lost`; without a listener it would end the process
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const patience = codeOf(error) === STARTING_UP ? RECOVERY_TIMEOUT_MS : READY_TIMEOUT_MS;
      if (!isTransient(error) || Date.now() - began > patience) throw error;
      await sleep(POLL_MS);
    }
  }
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_DATABASE]);
  if (rowCount === 0) {
    await client.query(`create database ${EMBEDDED_DATABASE}`).catch((error: unknown) => {
      // Another program made it in the same moment: 23505 while both were at it.
      if (!['42P04', '23505'].includes(codeOf(error))) throw error;
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

const TRANSIENT = new Set([STARTING_UP, '57P01', '57P02', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE']);

function isTransient(error: unknown): boolean {
  return TRANSIENT.has(codeOf(error)) || /terminated|closed|not queryable/i.test(String(error));
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
