/** Programmes on the home: sessions ahead, and what the person has to do next. */
import type { Appointment, Todo } from '@naru/contract/areas/home.ts';
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { toEntry } from '../trainee/calendar.ts';
import { selectOwnSessions } from '../trainee/session-store.ts';
import { selectDuties, type DutyRow } from './todo-store.ts';
import { catalogueWords } from './words.ts';

const DAY_MS = 86_400_000;
/** The line of the term shows so many days. */
const DAYS_AHEAD = 28;
const MOST = 20;

export const sessionsAhead: HomeSource<Appointment> = {
  isFor: () => true,
  read: async ({ db, actor, now, locale }) => {
    const to = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
    const rows = await selectOwnSessions(db, { memberId: actor.memberId, locale }, { from: now, to });
    const ahead = rows.filter(({ beginsAt }) => beginsAt > now);
    // The line has no room for every week of everything: each programme stands on it with its next session.
    return ahead
      .filter(({ programmeId }, at) => ahead.findIndex((one) => one.programmeId === programmeId) === at)
      .slice(0, MOST)
      .map((row) => ({
        id: row.sessionId,
        title: toEntry(row, locale).summary,
        note: row.place === '' ? null : row.place,
        beginsAt: row.beginsAt.toISOString(),
        path: pathOf(row),
      }));
  },
};

const pathOf = ({ typeCode, programmeId }: Pick<DutyRow, 'typeCode' | 'programmeId'>): string =>
  `${PROGRAMME_PLACES[typeCode].path}/detail/${programmeId}`;

/** An offered seat, and a session tomorrow; assignments and surveys are told by completions. */
export const programmeTodos: TodoSource = async (ctx): Promise<Todo[]> => {
  const { actor, now, locale, db } = ctx;
  const tomorrow = addDays(koreanDate(now), 1);
  const rows = await selectDuties(db, { memberId: actor.memberId, now, tomorrow, locale });
  const say = catalogueWords[locale].todo;
  return rows.map((row) => {
    const at = { id: `programme-${row.duty.toLowerCase()}-${row.id}`, dueOn: row.dueOn, path: pathOf(row), tick: null };
    switch (row.duty) {
      case 'OFFER':
        return { ...say.offer(row.name), ...at };
      case 'TOMORROW':
        return { ...say.tomorrow(row.name, clockOf(row.at, locale)), ...at };
    }
  });
};

/** Writes the time of a day as sentences say it. */
function clockOf(at: Date, locale: Locale): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });
  const [hour = '', minutes = ''] = clock.format(at).split(':');
  return catalogueWords[locale].todo.clock(Number(hour), minutes);
}
