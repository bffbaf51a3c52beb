import { expect, it } from 'vitest';

import { groupTodos } from './groups.ts';

const aTodo = (id: string, dueOn: string | null) => ({
  id,
  title: id,
  reason: '',
  dueOn,
  actionLabel: '',
  path: '/',
  tick: null,
});

it('groups things to do by how near they are, and leaves out empty groups', () => {
  const todos = [
    aTodo('a', '2026-11-23'),
    aTodo('b', '2026-11-24'),
    aTodo('c', '2026-12-01'),
    aTodo('d', '2026-12-02'),
    aTodo('e', null),
  ];
  const idsOf = (some: readonly { id: string; todos: readonly { id: string }[] }[]) =>
    some.map((group) => [group.id, group.todos.map(({ id }) => id).join('')]);
  expect(idsOf(groupTodos(todos, '2026-11-24'))).toEqual([
    ['late', 'a'],
    ['week', 'bc'],
    ['later', 'd'],
    ['anytime', 'e'],
  ]);
  expect(idsOf(groupTodos(todos.slice(4), '2026-11-24'))).toEqual([['anytime', 'e']]);
  expect(groupTodos([], '2026-11-24')).toEqual([]);
});
