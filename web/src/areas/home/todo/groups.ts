/** Groups of things to do by how near they are. Pure. */
import type { Todo } from '@naru/contract/areas/home.ts';

import { dayNumber } from '../dashboard/term.ts';

export type TodoGroup = 'late' | 'week' | 'later' | 'anytime';

const WEEK_DAYS = 7;
const GROUPS: readonly TodoGroup[] = ['late', 'week', 'later', 'anytime'];

function groupOf(dueOn: string | null, today: string): TodoGroup {
  if (dueOn === null) return 'anytime';
  const days = dayNumber(dueOn) - dayNumber(today);
  if (days < 0) return 'late';
  return days <= WEEK_DAYS ? 'week' : 'later';
}

/** Groups that hold something, each in the order given. */
export function groupTodos(todos: readonly Todo[], today: string): { id: TodoGroup; todos: readonly Todo[] }[] {
  return GROUPS.map((id) => ({ id, todos: todos.filter(({ dueOn }) => groupOf(dueOn, today) === id) })).filter(
    (group) => group.todos.length > 0,
  );
}
