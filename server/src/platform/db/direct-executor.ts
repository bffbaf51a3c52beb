/** Sends a statement straight to the pool. Kysely's own way makes eight promises for it: connect, wrap, give back. */
import { DefaultQueryExecutor, type CompiledQuery, type Kysely, type PostgresDialect, type QueryResult } from 'kysely';
import type pg from 'pg';

import type { DB } from './schema.gen.ts';

export interface DirectSource {
  readonly pool: pg.Pool;
  readonly dialect: PostgresDialect;
  /** Does everything that is more than a statement by itself. */
  readonly plain: Kysely<DB>;
  readonly toStatement: (text: string, values: readonly unknown[]) => pg.QueryConfig;
  /** The error to throw where there is no connection to be had. */
  readonly refuse: (cause: unknown) => Error;
}

export class DirectExecutor extends DefaultQueryExecutor {
  readonly #source: DirectSource;

  constructor(source: DirectSource) {
    super(source.dialect.createQueryCompiler(), source.dialect.createAdapter(), {
      provideConnection: (consumer, options) => source.plain.getExecutor().provideConnection(consumer, options),
    });
    this.#source = source;
  }

  override async executeQuery<R>(
    query: CompiledQuery,
    options?: Parameters<DefaultQueryExecutor['executeQuery']>[1],
  ): Promise<QueryResult<R>> {
    if (options?.signal) return super.executeQuery<R>(query, options);
    try {
      return await send<R>(this.#source, query);
    } catch (error) {
      throw addCallers(error, new Error());
    }
  }
}

function send<R>({ pool, toStatement, refuse }: DirectSource, query: CompiledQuery): Promise<QueryResult<R>> {
  return new Promise((resolve, reject) => {
    pool.connect((refusal, client) => {
      if (!client) {
        reject(refuse(refusal));
        return;
      }
      client.query(toStatement(query.sql, query.parameters), (failure: Error | null, result: pg.QueryResult) => {
        client.release();
        if (failure) reject(failure);
        else resolve(toResult<R>(result));
      });
    });
  });
}

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function toResult<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  // The rows are of the type that the statement was compiled for.
  if (!CHANGING.has(command)) return { rows: rows as R[] };
  return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
}

/** Adds the callers to an error: the driver's trace ends where the answer of the database arrived. */
function addCallers(error: unknown, here: Error): unknown {
  if (error instanceof Error) error.stack += `\n${here.stack?.split('\n').slice(1).join('\n') ?? ''}`;
  return error;
}
