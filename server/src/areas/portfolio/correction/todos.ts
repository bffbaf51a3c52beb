/** To-dos of students: a correction is there, and its comments wait for a decision. */
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { selectUndecided } from './own-store.ts';
import { ownPath } from './paths.ts';
import { correctionWords } from './words.ts';

/** Days after which an undecided comment is no to-do any more. */
const SHOWN_MS = 30 * 86_400_000;

export const correctionTodos: TodoSource = async ({ db, actor, now, locale }) => {
  if (!actor.rights.may('PTF_CL', 'C')) return [];
  const since = new Date(now.getTime() - SHOWN_MS);
  const rows = await selectUndecided(db, { memberId: actor.memberId, since });
  const { done, doneReason, doneAction } = correctionWords[locale].todo;
  return rows.map(({ id, title, count }) => ({
    id: `correction-${id}`,
    title: done(title),
    reason: doneReason(count),
    dueOn: null,
    actionLabel: doneAction,
    path: ownPath(id),
    tick: null,
  }));
};
