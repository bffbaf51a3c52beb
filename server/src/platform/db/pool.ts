/**
 * The pools of connections, and the handle that stores receive.
 * Each distinct statement text is prepared by name, so PostgreSQL plans it once a connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import { DummyDriver, Kysely, PostgresDialect, type PostgresPoolClient, type TransactionBuilder } from 'kysely';
import pg from 'pg';

import type { Tx } from './db.ts';
import { DirectExecutor } from './direct-executor.ts';
import type { DB } from './schema.gen.ts';
import { statementName } from './statement-name.ts';

export interface PoolOptions {
  readonly connection: pg.ClientConfig;
  /** Connections of each of the two pools. */
  readonly max?: number;
  /** Off behind a transaction pooler, where named statements leak between clients. */
  readonly nameStatements?: boolean;
  /** Called for every connection that was lost while idle, or could not be opened. */
  readonly onError?: (error: unknown) => void;
  /** Tests refuse a transaction that begins another one, which would wait for a connection while it holds one. */
  readonly refusesNested?: boolean;
}

export interface Database {
  readonly db: Kysely<DB>;
  /** Transactions have connections of their own (decisions/040-transactions-apart.md). */
  readonly pools: { readonly statements: pg.Pool; readonly transactions: pg.Pool };
  /** Whether it answers, and takes writes. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The database does not let us in, whatever its reason: it is away. The code is SQL's own for that. */
export class ConnectionError extends Error {
  readonly code = '08001';
}

const STATEMENT_TIMEOUT_MS = 30_000;
/** Connections of each pool where nobody says how many. Those who read wait longest where they are few. */
const MOST = { statements: 10, transactions: 6 };

// int8 comes as text by default; counts and sequence numbers here stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a calendar date, not a point in time: keep YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export function openDatabase(options: PoolOptions): Database {
  const pools = { statements: openPool(options, MOST.statements), transactions: openPool(options, MOST.transactions) };
  const db = new Handle(pools, options);
  const isReady = (): Promise<boolean> => takesWrites(pools.statements).catch(() => false);
  return { db, pools, isReady, close: () => db.destroy() };
}

/**
 * A standby answers reads, and so does a session that began while writes were off: its connection is given up, so that
 * the next one finds the database as it is then.
 */
async function takesWrites(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  let isClosed = true;
  try {
    const { rows } = await client.query<{ closed: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as closed`,
    );
    isClosed = rows[0]?.closed ?? true;
  } finally {
    client.release(isClosed);
  }
  return !isClosed;
}

/**
 * A transaction keeps its connection while it reads settings or rights beside itself. Out of one pool it could wait for
 * a connection that only other such transactions give back.
 */
class Handle extends Kysely<DB> {
  readonly #plain: Kysely<DB>;
  readonly #transactions: Kysely<DB>;
  readonly #pools: Database['pools'];
  readonly #refusesNested: boolean;

  constructor(pools: Database['pools'], options: PoolOptions) {
    const dialect = dialectOf(pools.statements, options);
    const plain = new Kysely<DB>({ dialect });
    const executor = new DirectExecutor({
      pool: pools.statements,
      dialect,
      plain,
      toStatement: options.nameStatements === false ? bare : named,
      refuse: (cause) => refuseConnection(cause, options),
    });
    // The driver serves transactions only, which are begun elsewhere.
    super({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
    this.#plain = plain;
    this.#transactions = new Kysely<DB>({ dialect: dialectOf(pools.transactions, options) });
    this.#pools = pools;
    this.#refusesNested = options.refusesNested ?? false;
  }

  override transaction(): TransactionBuilder<DB> {
    const builder = this.#transactions.transaction();
    return this.#refusesNested ? refuseNested(builder) : builder;
  }

  override async destroy(): Promise<void> {
    await Promise.all([this.#plain.destroy(), this.#transactions.destroy()]);
    await Promise.all([this.#pools.statements.end(), this.#pools.transactions.end()]);
  }
}

const inTransaction = new AsyncLocalStorage<true>();

function refuseNested(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const watched: Pick<TransactionBuilder<DB>, 'execute' | 'setAccessMode' | 'setIsolationLevel'> = {
    setAccessMode: (mode) => refuseNested(builder.setAccessMode(mode)),
    setIsolationLevel: (level) => refuseNested(builder.setIsolationLevel(level)),
    execute: async (callback) => {
      if (inTransaction.getStore()) throw new Error('A transaction begins another one.');
      return builder.execute((tx) => inTransaction.run(true, () => callback(tx)));
    },
  };
  return watched as TransactionBuilder<DB>; // all that it has besides is private
}

function openPool(options: PoolOptions, most: number): pg.Pool {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.max ?? most,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'naru',
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens to idle connections only. One that is lost between two statements of a transaction fails the next
  // statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Makes a dialect that leaves ending the pools to the handle: Kysely would end only one that it has used. */
function dialectOf(pool: pg.Pool, options: PoolOptions): PostgresDialect {
  const toStatement = options.nameStatements === false ? bare : named;
  const wrapped = new WeakMap<pg.PoolClient, { readonly outer: PostgresPoolClient; readonly era: number }>();
  // After a write that was refused as such, connections from before are not used again: they may lead to a standby.
  let era = 0;
  const connect = async (): Promise<PostgresPoolClient> => {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw refuseConnection(error, options);
      });
      const known = wrapped.get(client) ?? { outer: wrapClient(client, toStatement, () => (era += 1)), era };
      wrapped.set(client, known);
      if (known.era === era) return known.outer;
      client.release(true);
    }
  };
  return new PostgresDialect({ pool: { connect, end: async () => undefined, options: pool.options } });
}

function refuseConnection(cause: unknown, { onError }: PoolOptions): ConnectionError {
  onError?.(cause);
  return new ConnectionError('There is no connection to the database.', { cause });
}

type ToStatement = (text: string, values: readonly unknown[]) => pg.QueryConfig;

const bare: ToStatement = (text, values) => ({ text, values: [...values] });
const named: ToStatement = (text, values) => {
  const name = statementName(text);
  return name ? { name, text, values: [...values] } : bare(text, values);
};

/** SQL's own code for a write where none is taken. */
const READ_ONLY = '25006';

/** Wraps a client for Kysely: passes its statements on with a name, and tells of a write that was refused as such. */
function wrapClient(client: pg.PoolClient, toStatement: ToStatement, onReadOnly: () => void): PostgresPoolClient {
  const query = (text: unknown, values: readonly unknown[] = []): unknown => {
    if (typeof text !== 'string') return client.query(text as pg.Submittable); // a cursor, the only other thing Kysely sends
    const answer = client.query(toStatement(text, values));
    answer.catch((error: unknown) => {
      if ((error as { code?: unknown }).code === READ_ONLY) onReadOnly();
    });
    return answer;
  };
  const release = (destroy?: boolean): void => client.release(destroy);
  return { query, release } as PostgresPoolClient; // its overloads cannot be met by one arrow function
}

/** Joins a transaction that somebody else began on this client and ends, for stores that write within it. */
export function joinTransaction(client: pg.ClientBase): Tx {
  const query = (text: string, values: readonly unknown[] = []): unknown => client.query(bare(text, values));
  const connect = async (): Promise<PostgresPoolClient> =>
    ({ query, release: () => undefined }) as unknown as PostgresPoolClient; // sends no cursors
  const dialect = new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } });
  return new Kysely<DB>({ dialect }) as Tx; // the client is in one
}
