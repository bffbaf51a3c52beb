/**
 * Delivers notifications: to people, with their emails and text messages.
 */
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { readMobileNumber } from '../../platform/sms/number.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { findType, type NotificationType } from '../manifest/notification-type.ts';
import type { Delivery } from '../outbox/deliver.ts';
import { claimRow, type OutboxRow } from '../outbox/store.ts';
import { NOTIFICATION_MAIL } from './mails.ts';
import type { NotificationPayload } from './notify.ts';
import { planDelivery } from './rules.ts';
import { insertNotifications, selectRecipients } from './store.ts';

export interface NotificationWork {
  readonly mail: Mail;
  readonly sms: Sms;
  readonly now: () => Date;
  readonly types: readonly NotificationType[];
}

export const deliverNotifications = (work: NotificationWork): Delivery<NotificationPayload> => ({
  what: 'a notification',
  claim: (tx) => claimRow<NotificationPayload>(tx, 'notification'),
  deliver: (tx, row) => deliver(tx, row, work),
});

class UnknownTypeError extends Error {
  override readonly name = 'UnknownTypeError';
}

async function deliver(tx: Tx, event: OutboxRow<NotificationPayload>, work: NotificationWork): Promise<void> {
  const { payload } = event;
  const type = findType(work.types, payload.type);
  // From a newer process, or one whose type was removed: never delivered in part.
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
