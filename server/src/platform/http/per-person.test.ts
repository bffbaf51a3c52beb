import { expect, it } from 'vitest';

import { Failure } from './failure.ts';
import { createPerPerson } from './per-person.ts';

it('lets no more of one person run at once than it may, and nobody else wait for it', async () => {
  const { enter, leave } = createPerPerson({ atOnce: 2, waiting: 8 });
  let running = 0;
  let most = 0;
  const work = async (person: string): Promise<void> => {
    await enter(person);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    leave(person);
  };
  const eight = Array.from({ length: 8 }, () => work('a'));
  expect(enter('b')).toBeUndefined();
  leave('b');
  await Promise.all(eight);
  expect(most).toBe(2);
  expect(enter('a')).toBeUndefined();
});

it('refuses what would wait beyond the bound, and goes on in the order in which they came', async () => {
  const { enter, leave } = createPerPerson({ atOnce: 1, waiting: 2 });
  const began: number[] = [];
  expect(enter('a')).toBeUndefined();
  const both = [1, 2].map(async (at) => {
    await enter('a');
    began.push(at);
    leave('a');
  });
  expect(() => enter('a')).toThrow(Failure);
  leave('a');
  await Promise.all(both);
  expect(began).toEqual([1, 2]);
  expect(enter('a')).toBeUndefined();
});
