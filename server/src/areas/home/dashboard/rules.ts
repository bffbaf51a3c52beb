/**
 * Order of the dashboard. Pure.
 */
import type { Todo } from '@naru/contract/areas/home.ts';

export const MOST_TODOS = 5;

/** Due first, earliest first; then what has no date; a stable order within. */
export function orderTodos(todos: readonly Todo[]): Todo[] {
  const key = (todo: Todo): string => todo.dueOn ?? '9999-12-31';
  return todos.toSorted((a, b) => (key(a) === key(b) ? a.id.localeCompare(b.id) : key(a) < key(b) ? -1 : 1));
}
