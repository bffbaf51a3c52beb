/**
 * How something that happened comes to be told: a row of the caller's transaction, with ids and codes only.
 */
import type { RawBuilder } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/pool.ts';
import { eventsInsert, type NewEvent } from './event-store.ts';
import type { NotificationType } from './type.ts';

/** More people than this are told in several steps, each a transaction of its own. */
const MOST_AT_ONCE = 500;

export interface NotifyOrder {
  readonly type: NotificationType;
  /** Members; whoever is not active when it is delivered is left out. */
  readonly recipients: readonly string[];
  /** The record that it is about, for the type's `describe`. */
  readonly entityId?: string;
  /** The same event is told once, however often it is reported. */
  readonly dedupeKey: string;
  /** The screen that it leads to, a path of the portal; opening it changes nothing. */
  readonly link: string;
}

/** Tells people, once the transaction commits, and never otherwise. */
export async function notify(tx: Tx, order: NotifyOrder): Promise<void> {
  await orderInsert([order]).execute(tx);
}

/** The same for several, for whoever writes more with it. */
export function orderInsert(orders: readonly NotifyOrder[]): RawBuilder<unknown> {
  return eventsInsert(orders.flatMap(eventsOf));
}

function eventsOf({ type, recipients, entityId, dedupeKey, link }: NotifyOrder): NewEvent[] {
  const people = [...new Set(recipients)];
  const steps = Math.ceil(people.length / MOST_AT_ONCE);
  return Array.from({ length: steps }, (_, step) => {
    const from = step * MOST_AT_ONCE;
    return {
      id: newId(),
      entityId: entityId ?? null,
      dedupeKey: `${type.type}:${dedupeKey}:${from}`,
      payload: { type: type.type, recipients: people.slice(from, from + MOST_AT_ONCE), link },
    };
  });
}
