/**
 * Delivers what the outbox holds: notifications to people and the e-mails and text messages that go with them, an event a transaction. Any number of
 * processes may do it side by side; one that is killed leaves its event to the next.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/pool.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Signals } from '../../platform/db/signals.ts';
import { describeError, type Log } from '../../platform/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { readMobileNumber } from '../../platform/sms/number.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { claimEvent, finishEvent, OUTBOX_SIGNAL, postponeEvent, type EventRow } from './event-store.ts';
import { NOTIFICATION_MAIL } from './mails.ts';
import { planDelivery, secondsUntilNextTry } from './rules.ts';
import { insertNotifications, selectRecipients } from './store.ts';
import { findType, type NotificationType } from './type.ts';

/** After a signal: in a rush those who wait for an answer come before those who will be told. */
const SETTLE_MS = 100;
/** Signals wake it; this is for those that were missed, and for what stepped back. */
const ROUND_MS = 10_000;

export interface DeliveryWork {
  readonly db: Kysely<DB>;
  readonly signals: Signals;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly now: () => Date;
  readonly log: Log;
  readonly types: readonly NotificationType[];
}

export interface Deliveries {
  /** No further event; waits for the one under way. */
  readonly stop: () => Promise<void>;
}

/** Delivers in the background, at once and whenever something is there. */
export function startDeliveries(work: DeliveryWork): Deliveries {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    do {
      await sleep(SETTLE_MS);
      isAskedAgain = false;
      await deliverAll(work, () => isStopped).catch((error: unknown) =>
        work.log.warn({ err: describeError(error) }, 'notifications cannot be delivered now'),
      );
    } while (isAskedAgain && !isStopped);
    running = undefined;
  };
  const wake = (): void => {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= run();
  };
  work.signals.subscribe((signal) => {
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

/** Until nothing is due that nobody else is at. */
export async function deliverAll(work: DeliveryWork, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await deliverNext(work))) {
    // each in its own transaction
  }
}

/** False where nothing is due. What cannot be delivered is told in the log, and steps back behind the others. */
async function deliverNext(work: DeliveryWork): Promise<boolean> {
  let claimed: EventRow | undefined;
  try {
    return await work.db.transaction().execute(async (tx) => {
      claimed = await claimEvent(tx);
      if (!claimed) return false;
      await deliver(tx, claimed, work);
      await finishEvent(tx, claimed.id);
      return true;
    });
  } catch (error) {
    if (!claimed) throw error;
    work.log.error({ event: claimed.id, err: describeError(error) }, 'a notification could not be delivered');
    await postponeEvent(work.db, claimed, secondsUntilNextTry(claimed.attempts));
    return true;
  }
}

class UnknownTypeError extends Error {
  override readonly name = 'UnknownTypeError';
}

async function deliver(tx: Tx, event: EventRow, work: DeliveryWork): Promise<void> {
  const { payload } = event;
  const type = findType(work.types, payload.type);
  // From a newer process, or one whose type was taken away: never told half.
  if (!type) throw new UnknownTypeError(payload.type);
  const now = work.now();
  const recipients = await selectRecipients(tx, payload.recipients, type.type);
  const planned = recipients.flatMap(({ memberId, email, phone, ...person }) => {
    const canMail = email !== null && work.mail.isOn;
    const canText = work.sms.isOn && readMobileNumber(phone) !== undefined;
    const delivery = planDelivery(type, { ...person, canMail, canText }, now);
    return delivery ? [{ id: newId(), memberId, delivery }] : [];
  });
  const made = await insertNotifications(
    tx,
    planned.map(({ id, memberId, delivery }) => ({
      id,
      eventId: event.id,
      recipientId: memberId,
      type: type.type,
      entityId: event.entityId,
      link: payload.link,
      isShown: delivery.isShown,
      isForDigest: delivery.isForDigest,
      createdAt: now,
    })),
  );
  const mailed = planned.filter(({ id, delivery }) => made.has(id) && delivery.mail);
  await work.mail.queue(
    tx,
    mailed.map(({ id, memberId, delivery }) => ({
      kind: NOTIFICATION_MAIL,
      entityId: id,
      memberId,
      dedupeKey: `notification:${event.id}:${memberId}`,
      sendAfter: delivery.mail?.sendAfter,
    })),
  );
  const texted = planned.filter(({ id, delivery }) => made.has(id) && delivery.sms);
  await work.sms.queue(
    tx,
    texted.map(({ id, memberId, delivery }) => ({
      notificationId: id,
      memberId,
      sendAfter: delivery.sms?.sendAfter,
    })),
  );
}
