/** Notices of counselling with their recipients and links. */
import { hourOf } from '../../../../blocks/calendar/hours.ts';
import { notify, type NotifyOrder } from '../../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { koreanDate } from '../../../../platform/time.ts';
import type { MeetingRow } from '../core/store.ts';
import { choosePath, deskPath, studentPath } from '../../shared/paths.ts';
import { counsellingCalendar, counsellingInvited } from './asking.ts';
import { counsellingNotice } from './kind.ts';
import { counsellingOffered, counsellingOfferOver } from './waiting.ts';

export type About = Pick<MeetingRow, 'id' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'version'>;

/** Notifies the counsellor, with a link to where it can be answered. */
export async function tellCounsellor(tx: Tx, type: NotificationType, about: About): Promise<void> {
  await notify(tx, orderForCounsellor(type, about));
}

export const orderForCounsellor = (type: NotificationType, about: About): NotifyOrder => ({
  type: about.kind === 'LAW' ? counsellingNotice : type,
  recipients: [about.counsellorMemberId],
  entityId: about.id,
  dedupeKey: `${about.id}:${about.version}:counsellor`,
  link: deskPath(about.kind, about.id),
});

export async function tellStudent(tx: Tx, type: NotificationType, about: About): Promise<void> {
  await notify(tx, orderForStudent(type, about));
}

export const orderForStudent = (type: NotificationType, about: About): NotifyOrder => ({
  type: about.kind === 'LAW' ? counsellingNotice : type,
  recipients: [about.studentMemberId],
  entityId: about.id,
  dedupeKey: `${about.id}:${about.version}:student`,
  link: studentPath(about.kind, about.id),
});

/** Notifies a student who is to choose an hour, with a link to where they do. */
export async function tellToChoose(
  tx: Tx,
  about: { readonly id: string; readonly counsellorId: string; readonly studentMemberId: string },
): Promise<void> {
  await notify(tx, {
    type: counsellingInvited,
    recipients: [about.studentMemberId],
    entityId: about.id,
    dedupeKey: `${about.id}:student`,
    link: choosePath(about.counsellorId),
  });
}

/** Sends the actor their own calendar entry; nothing about legal counselling leaves by mail. */
export async function sendCalendar(tx: Tx, about: About, to: 'STUDENT' | 'COUNSELLOR'): Promise<void> {
  if (about.kind === 'LAW') return;
  await notify(tx, {
    type: counsellingCalendar,
    recipients: [to === 'STUDENT' ? about.studentMemberId : about.counsellorMemberId],
    entityId: about.id,
    dedupeKey: `${about.id}:${about.version}:${to}`,
    link: to === 'STUDENT' ? studentPath(about.kind, about.id) : deskPath(about.kind, about.id),
  });
}

/** Notifies the student of an hour that is kept for them; the link opens it selected. */
export async function tellOfOffer(
  tx: Tx,
  offer: { readonly waitId: string; readonly memberId: string; readonly counsellorId: string; readonly beginsAt: Date },
): Promise<void> {
  const { waitId, memberId, counsellorId, beginsAt } = offer;
  await notify(tx, {
    type: counsellingOffered,
    recipients: [memberId],
    entityId: waitId,
    dedupeKey: waitId,
    link: `${choosePath(counsellorId)}?date=${koreanDate(beginsAt)}&hour=${hourOf(beginsAt)}`,
  });
}

export async function tellOfferOver(
  tx: Tx,
  offer: { readonly waitId: string; readonly memberId: string; readonly counsellorId: string },
): Promise<void> {
  await notify(tx, {
    type: counsellingOfferOver,
    recipients: [offer.memberId],
    entityId: offer.waitId,
    dedupeKey: offer.waitId,
    link: choosePath(offer.counsellorId),
  });
}
