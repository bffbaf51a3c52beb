/**
 * Delivers rows of the outbox in the background, a row a transaction. Any number of processes may do it side by side; one
 * that is killed leaves its row to the next.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Tx } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Signals } from '../../platform/db/signals.ts';
import { describeError, type Log } from '../../platform/log.ts';
import { secondsUntilNextTry } from './rules.ts';
import { finishRow, OUTBOX_SIGNAL, postponeRow, type OutboxRow } from './store.ts';

/** Delay after a signal: under load, requests that wait for an answer come before notices. */
const SETTLE_MS = 100;
/** Signals wake it; this is for those that were missed, and for what stepped back. */
const ROUND_MS = 10_000;

export interface DeliveryParts {
  readonly db: Kysely<DB>;
  readonly signals: Signals;
  readonly log: Log;
}

/** One kind of rows: how the next is found, and what delivers it in the same transaction. */
export interface Delivery<Payload> {
  /** In the log, of one that could not be delivered: `a notification`. */
  readonly what: string;
  readonly claim: (tx: Tx) => Promise<OutboxRow<Payload> | undefined>;
  readonly deliver: (tx: Tx, row: OutboxRow<Payload>) => Promise<void>;
}

export interface Deliveries {
  /** No further row; waits for the current one. */
  readonly stop: () => Promise<void>;
}

/** Delivers in the background, at once and whenever something is there. */
export function startDeliveries<Payload>(parts: DeliveryParts, delivery: Delivery<Payload>): Deliveries {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    do {
      await sleep(SETTLE_MS);
      isAskedAgain = false;
      await deliverAll(parts, delivery, () => isStopped).catch((error: unknown) =>
        parts.log.warn({ err: describeError(error) }, `${delivery.what} cannot be delivered now`),
      );
    } while (isAskedAgain && !isStopped);
    running = undefined;
  };
  const wake = (): void => {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= run();
  };
  parts.signals.subscribe((signal) => {
    if (signal === OUTBOX_SIGNAL) wake();
  });
  const timer = setInterval(wake, ROUND_MS);
  timer.unref();
  wake();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Delivers until no row is due that others have not locked. */
export async function deliverAll<Payload>(
  parts: DeliveryParts,
  delivery: Delivery<Payload>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped() && (await deliverNext(parts, delivery))) {
    // each in its own transaction
  }
}

/** Delivers a row; false where none is due. One that cannot be delivered is logged, and moved behind the others. */
async function deliverNext<Payload>(parts: DeliveryParts, delivery: Delivery<Payload>): Promise<boolean> {
  let claimed: OutboxRow<Payload> | undefined;
  try {
    return await parts.db.transaction().execute(async (tx) => {
      claimed = await delivery.claim(tx);
      if (!claimed) return false;
      await delivery.deliver(tx, claimed);
      await finishRow(tx, claimed.id);
      return true;
    });
  } catch (error) {
    if (!claimed) throw error;
    parts.log.error({ event: claimed.id, err: describeError(error) }, `${delivery.what} could not be delivered`);
    await postponeRow(parts.db, claimed, secondsUntilNextTry(claimed.attempts));
    return true;
  }
}
