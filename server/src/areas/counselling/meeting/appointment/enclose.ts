/**
 * Encloses the appointment with emails about a meeting, as it is when the email leaves. It names nobody; for legal
 * counselling it shows neither the kind nor the place.
 */
import type { Enclose } from '../../../../blocks/manifest/notification-type.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import type { CalendarEntry } from '../../../../platform/mail/calendar.ts';
import { deskPath, studentPath } from '../../shared/paths.ts';
import { words } from '../../shared/words.ts';
import { entryStateOf } from './rules.ts';
import { selectOptionalAppointment, type AppointmentRow } from './store.ts';

export function toEntry(row: AppointmentRow, about: { id: string; locale: 'ko' | 'en' }): CalendarEntry | undefined {
  const state = entryStateOf(row);
  if (!state) return undefined;
  const { rootId: uid, sequence, beginsAt } = row;
  const entry = { uid, sequence, state, beginsAt, endsAt: endOf(beginsAt) };
  if (row.kind === 'LAW') return { ...entry, summary: words[about.locale].discreet };
  return {
    ...entry,
    summary: words[about.locale].counselling,
    ...(row.channel === 'FACE_TO_FACE' && row.place !== null && { location: row.place }),
    path: row.isCounsellor ? deskPath(row.kind, about.id) : studentPath(row.kind, about.id),
  };
}

export const encloseAppointment: Enclose = async ({ db }, { entityId: id, recipientId, locale }) => {
  const row = await selectOptionalAppointment(db, { id, memberId: recipientId });
  const calendar = row && toEntry(row, { id, locale });
  return calendar ? { calendar } : {};
};

/** Encloses the appointment in an email that is nothing without it. */
export const encloseOnly: Enclose = async (work, about) => {
  const enclosed = await encloseAppointment(work, about);
  return enclosed.calendar ? enclosed : { isOver: true };
};

/** Drops a reminder that was delayed (until the morning, say) if the meeting has begun or was cancelled. */
export const untilItBegins: Enclose = async ({ db, now }, { entityId: id, recipientId }) => {
  const row = await selectOptionalAppointment(db, { id, memberId: recipientId });
  return { isOver: row?.status !== 'APPROVED' || row.beginsAt <= now };
};

export const untilItIsRecorded: Enclose = async ({ db }, { entityId: id, recipientId }) => {
  const row = await selectOptionalAppointment(db, { id, memberId: recipientId });
  return { isOver: row?.status !== 'APPROVED' };
};
