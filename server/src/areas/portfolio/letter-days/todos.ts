/** To-dos about letters: those that are due before long and not written to the end. */
import { addDays, daysBetween } from '../../../blocks/calendar/hours.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { nameLetter } from '../core/letter-name.ts';
import { letterPath } from './place.ts';
import { selectDueLetters } from './store.ts';
import { letterDayWords } from './words.ts';

const SOON_DAYS = 14;

export const letterTodos: TodoSource = async ({ db, actor, now, locale }) => {
  if (!actor.rights.scopes('PTF_CL', 'U').has('OWN')) return [];
  const from = koreanDate(now);
  const rows = await selectDueLetters(db, { memberId: actor.memberId, from, to: addDays(from, SOON_DAYS) });
  return rows
    .filter(({ answered, questions }) => questions === 0 || answered < questions)
    .map((row) => ({
      id: `letter-due:${row.id}`,
      ...letterDayWords[locale].todo(nameLetter(row, locale), daysBetween(from, row.dueOn), row),
      dueOn: row.dueOn,
      path: letterPath(row.id),
      tick: null,
    }));
};
