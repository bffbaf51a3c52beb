/** Signals every process that something cached is stale. A hint only: while the line is down, nothing may be cached. */
import { setTimeout as sleep } from 'node:timers/promises';

import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';

import type { Db } from './db.ts';

const CHANNEL = 'naru_changed';
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

export type SignalHandler = (signal: string) => void;

export interface Signals {
  /** False while signals may be missed. */
  readonly isConnected: () => boolean;
  readonly subscribe: (handler: SignalHandler) => void;
  /**
   * Signals the others when the statement's transaction commits, and this process at once; call it after the commit or
   * in a transaction whose caller dispatches.
   */
  readonly send: (db: Db, signal: string) => Promise<void>;
  /** Signals this process only: for after a commit. */
  readonly dispatch: (signal: string) => void;
  readonly close: () => Promise<void>;
}

/** Opens the line; reconnects in the background until closed. `lost` is dispatched before and after each gap. */
export async function openSignals(connection: pg.ClientConfig): Promise<Signals> {
  const handlers: SignalHandler[] = [];
  let client: pg.Client | undefined;
  let closed = false;
  const dispatch = (signal: string): void => handlers.forEach((handle) => handle(signal));

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...connection,
      application_name: 'naru-signals',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    next.on('notification', (message) => dispatch(message.payload ?? ''));
    next.on('error', () => undefined); // its end is what counts
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => undefined); // it is of no use any more; what went wrong is told below
      throw error;
    }
    client = next;
    next.once('end', () => {
      client = undefined;
      dispatch('lost');
      void reconnect();
    });
    // Data that was read without the listener may be stale.
    dispatch('lost');
  };
  let reconnecting = false;
  const reconnect = async (): Promise<void> => {
    if (reconnecting) return;
    reconnecting = true;
    while (!closed && !client) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      if (!closed) await connect().catch(() => undefined); // the next round tries again
    }
    reconnecting = false;
  };
  await connect();
  return {
    isConnected: () => client !== undefined,
    subscribe: (handler) => void handlers.push(handler),
    send: sendSignal,
    dispatch,
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}

/** Sends a signal from code that has only a transaction; this process receives it too, as all others do. */
export async function sendSignal(db: Db, signal: string): Promise<void> {
  await sql`select ${signalled(signal)}`.execute(db);
}

/** Builds the same as a value, for a statement that writes something anyway. */
export const signalled = (signal: string): RawBuilder<unknown> => sql`pg_notify(${CHANNEL}, ${signal})`;
