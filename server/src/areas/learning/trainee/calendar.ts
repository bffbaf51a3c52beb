/** Sessions as entries of the person's own calendar, in emails, as a file, and behind their address. */
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import type { CalendarSource } from '../../../blocks/manifest/calendar-source.ts';
import type { Enclose } from '../../../blocks/manifest/notification-type.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CalendarEntry } from '../../../platform/mail/calendar.ts';
import { selectOwnSessions, type OwnSession } from './session-store.ts';
import { traineeWords } from './words.ts';

const DAY_MS = 86_400_000;

export function toEntry(row: OwnSession, locale: Locale): CalendarEntry {
  const { number, sessionCount, programmeName } = row;
  return {
    uid: row.sessionId,
    sequence: row.sequence,
    state: row.isConfirmed ? 'CONFIRMED' : 'CANCELLED',
    beginsAt: row.beginsAt,
    endsAt: row.endsAt,
    summary: sessionCount === 1 ? programmeName : traineeWords[locale].nth(programmeName, `${number}/${sessionCount}`),
    ...(row.place !== '' && { location: row.place }),
    path: `${PROGRAMME_PLACES[row.typeCode].path}/detail/${row.programmeId}`,
  };
}

export const sessionsInCalendar: CalendarSource = async (db, { memberId, locale, from, to }) => {
  const rows = await selectOwnSessions(db, { memberId, locale }, { from, to });
  return rows.map((row) => toEntry(row, locale));
};

/** Encloses the one session of a programme; of several, an email can carry none, and says where they are. */
export const encloseSession: Enclose = async ({ db }, { entityId: traineeId, recipientId: memberId, locale }) => {
  const rows = await selectOwnSessions(db, { memberId, locale }, { traineeId, withFormer: true });
  const [only] = rows;
  return only && rows.length === 1 ? { calendar: toEntry(only, locale) } : {};
};

/** Drops a reminder that was delayed once nothing begins within the day, or the place is given back. */
export const untilItBegins: Enclose = async ({ db, now }, { entityId: traineeId, recipientId: memberId, locale }) => {
  const to = new Date(now.getTime() + DAY_MS);
  const rows = await selectOwnSessions(db, { memberId, locale }, { traineeId, from: now, to });
  return { isOver: !rows.some(({ beginsAt }) => beginsAt > now) };
};
