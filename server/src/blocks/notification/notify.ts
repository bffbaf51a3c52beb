/** How an event becomes a notification: a row of the caller's transaction, with ids and codes only. */
import type { RawBuilder } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';
import { outboxInsert, type NewOutboxRow } from '../outbox/store.ts';
import type { NotificationType } from '../manifest/notification-type.ts';

/** Larger groups are delivered in several steps, each a transaction of its own. */
const MOST_AT_ONCE = 500;

export interface NotifyOrder {
  readonly type: NotificationType;
  /** Members; those who are not active at delivery are left out. */
  readonly recipients: readonly string[];
  /** The record that it is about, for the type's `describe`. */
  readonly entityId?: string;
  /** One event is delivered once, however often it is reported. */
  readonly dedupeKey: string;
  /** The screen that it leads to, a path of the portal; opening it changes nothing. */
  readonly link: string;
}

/** Payload of an outbox row that is a notification. */
export interface NotificationPayload {
  readonly type: string;
  readonly recipients: readonly string[];
  readonly link: string;
}

/** Notifies people, once the transaction commits, and never otherwise. */
export async function notify(tx: Tx, order: NotifyOrder): Promise<void> {
  await orderInsert([order]).execute(tx);
}

/** The same for several orders, in one trip. */
export async function notifyAll(tx: Tx, orders: readonly NotifyOrder[]): Promise<void> {
  if (orders.length > 0) await orderInsert(orders).execute(tx);
}

/** Builds the same insert for several orders, for statements that write more with it. */
export function orderInsert(orders: readonly NotifyOrder[]): RawBuilder<unknown> {
  return outboxInsert('notification', orders.flatMap(eventsOf));
}

function eventsOf({ type, recipients, entityId, dedupeKey, link }: NotifyOrder): NewOutboxRow<NotificationPayload>[] {
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
