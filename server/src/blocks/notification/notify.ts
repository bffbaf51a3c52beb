/**
 * How something that happened comes to be told: a row of the caller's transaction, with ids and codes only.
 */
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/pool.ts';
import { sendSignal } from '../../platform/db/signals.ts';
import { insertEvent } from './event-store.ts';
import type { NotificationType } from './type.ts';

/** Sent with each event: whoever delivers need not wait for its next round. */
export const OUTBOX_SIGNAL = 'outbox';

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
  const recipients = [...new Set(order.recipients)];
  for (let from = 0; from < recipients.length; from += MOST_AT_ONCE) {
    const isNew = await insertEvent(tx, {
      id: newId(),
      entityId: order.entityId ?? null,
      dedupeKey: `${order.type.type}:${order.dedupeKey}:${from}`,
      payload: { type: order.type.type, recipients: recipients.slice(from, from + MOST_AT_ONCE), link: order.link },
    });
    if (!isNew) return;
  }
  if (recipients.length > 0) await sendSignal(tx, OUTBOX_SIGNAL);
}
