/**
 * Order of the dashboard. Pure.
 */
import type { Todo } from '@naru/contract/areas/home.ts';

export const MOST_TODOS = 5;

/** Orders to-dos by due date, the earliest first, then those without a date; stable within. */
export function orderTodos(todos: readonly Todo[]): Todo[] {
  const key = (todo: Todo): string => todo.dueOn ?? '9999-12-31';
  return todos.toSorted((a, b) => (key(a) === key(b) ? a.id.localeCompare(b.id) : key(a) < key(b) ? -1 : 1));
}

/** Returns whether a term concerns the person: not those who have left and are nothing else at the university. */
export function followsTerm(memberTypes: readonly string[]): boolean {
  return !memberTypes.includes('ALUMNI') || memberTypes.some((type) => type !== 'ALUMNI' && type !== 'STUDENT');
}
