/** Due days of letters in the person's own calendar. */
import { beginOf } from '../../../blocks/calendar/hours.ts';
import type { CalendarSource } from '../../../blocks/manifest/calendar-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { letterPath } from './place.ts';
import { selectDueLetters } from './store.ts';
import { letterDayWords } from './words.ts';

/** The last hour of the day: the portal knows no hour of a deadline. */
const LAST_HOUR = 23;
const HOUR_MS = 3_600_000;

/** The company of a letter is nobody else's affair: the entry says that something is due, and where it opens. */
export const lettersInCalendar: CalendarSource = async (db, { memberId, locale, from, to }) => {
  const rows = await selectDueLetters(db, { memberId, from: koreanDate(from), to: koreanDate(to) });
  return rows.map(({ id, dueOn, version }) => {
    const beginsAt = beginOf(dueOn, LAST_HOUR);
    return {
      uid: `letter-${id}`,
      sequence: version,
      state: 'CONFIRMED' as const,
      beginsAt,
      endsAt: new Date(beginsAt.getTime() + HOUR_MS),
      summary: letterDayWords[locale].calendar,
      path: letterPath(id),
    };
  });
};
