/**
 * Order of the dashboard. Pure.
 */
import type { Queue, Todo } from '@naru/contract/areas/home.ts';

import type { BroughtTodo } from '../../../blocks/manifest/todo-source.ts';

export const MOST_TODOS = 5;

/** Orders to-dos by due date, the earliest first, then those without a date, then what can wait; stable within. */
export function orderTodos(todos: readonly BroughtTodo[]): Todo[] {
  const key = ({ dueOn, canWait = false }: BroughtTodo): string => (canWait ? '~' : (dueOn ?? '9999-12-31'));
  return todos
    .toSorted((a, b) => (key(a) === key(b) ? a.id.localeCompare(b.id) : key(a) < key(b) ? -1 : 1))
    .map(({ canWait: _canWait, ...todo }) => todo);
}

/** Picks the queue that has waited longest of those that no to-do leads to; undefined where nothing waits. */
export function pickQueue(queues: readonly Queue[], todos: readonly Pick<Todo, 'path'>[]): Queue | undefined {
  const led = new Set(todos.map(({ path }) => path));
  return queues
    .filter(({ oldestAt, path }) => oldestAt !== null && !led.has(path))
    .toSorted((a, b) => String(a.oldestAt).localeCompare(String(b.oldestAt)))[0];
}

/** Returns whether a term concerns the person: not those who have left and are nothing else at the university. */
export function followsTerm(memberTypes: readonly string[]): boolean {
  return !memberTypes.includes('ALUMNI') || memberTypes.some((type) => type !== 'ALUMNI' && type !== 'STUDENT');
}

/** To whom an event of a term speaks. */
export type EventAudience = 'STUDENTS' | 'STAFF' | 'ALL';

const STUDENT_TYPES = ['STUDENT', 'CURRENT_STUDENT'];

/** Returns which events of a term concern the person: an assistant who studies is told what both are. */
export function audiencesOf(memberTypes: readonly string[]): EventAudience[] {
  const isStudent = memberTypes.some((type) => STUDENT_TYPES.includes(type));
  const isStaff = memberTypes.length === 0 || memberTypes.some((type) => ![...STUDENT_TYPES, 'ALUMNI'].includes(type));
  return ['ALL', ...(isStudent ? (['STUDENTS'] as const) : []), ...(isStaff ? (['STAFF'] as const) : [])];
}
