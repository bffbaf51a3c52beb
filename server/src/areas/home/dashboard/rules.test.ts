import { describe, expect, it } from 'vitest';

import { followsTerm, orderTodos, pickQueue } from './rules.ts';

const aTodo = (id: string, dueOn: string | null) => ({
  id,
  title: id,
  reason: '',
  dueOn,
  actionLabel: '',
  path: '/',
  tick: null,
});

describe('orderTodos', () => {
  it('M5 puts the earliest due first, and what has no date last', () => {
    const todos = [aTodo('open', null), aTodo('later', '2026-12-01'), aTodo('soon', '2026-11-21')];
    expect(orderTodos(todos).map((todo) => todo.id)).toEqual(['soon', 'later', 'open']);
  });

  it('keeps the same order for the same day, however they came', () => {
    const [a, b] = [aTodo('a', '2026-11-21'), aTodo('b', '2026-11-21')];
    expect(orderTodos([b, a])).toEqual(orderTodos([a, b]));
  });

  it('leaves what it was given as it is', () => {
    const todos = [aTodo('b', null), aTodo('a', null)];
    orderTodos(todos);
    expect(todos.map((todo) => todo.id)).toEqual(['b', 'a']);
  });

  it('puts what can wait after everything that has no date', () => {
    const todos = [{ ...aTodo('a password', null), canWait: true }, aTodo('requests', null)];
    expect(orderTodos(todos)).toEqual([aTodo('requests', null), aTodo('a password', null)]);
  });
});

describe('pickQueue', () => {
  const aQueue = (id: string, oldestAt: string | null) => ({
    id,
    name: id,
    freshCount: 1,
    waitingCount: 0,
    lateCount: 0,
    oldestAt,
    path: `/${id}`,
  });

  it('M5 takes what has waited longest and nothing leads to yet', () => {
    const queues = [
      aQueue('claims', '2026-11-27T00:00:00Z'),
      aQueue('objections', '2026-11-20T00:00:00Z'),
      aQueue('empty', null),
    ];
    expect(pickQueue(queues, [])?.id).toBe('objections');
    expect(pickQueue(queues, [{ path: '/objections' }])?.id).toBe('claims');
    expect(pickQueue([aQueue('empty', null)], [])).toBeUndefined();
  });
});

describe('followsTerm', () => {
  it('leaves out alumni, unless they study or work here', () => {
    expect(followsTerm(['ALUMNI'])).toBe(false);
    expect(followsTerm(['ALUMNI', 'STUDENT'])).toBe(false);
    expect(followsTerm(['ALUMNI', 'CURRENT_STUDENT', 'STUDENT'])).toBe(true);
    expect(followsTerm(['ALUMNI', 'STAFF'])).toBe(true);
    expect(followsTerm([])).toBe(true);
  });
});
