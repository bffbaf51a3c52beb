import { expect, it } from 'vitest';

import { createTurns } from './turns.ts';

it('lets people take turns, however much one of them brings, and runs no more at once than it may', async () => {
  const takeTurn = createTurns(1);
  const done: string[] = [];
  let underWay = 0;
  const work = (name: string) => async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise(setImmediate);
    underWay -= 1;
    done.push(name);
  };
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => takeTurn(name.slice(0, 1), work(name)));
  await Promise.all(all);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('goes on after a failure, which is told to its own asker', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn('a', () => Promise.reject(new Error('broken')));
  const next = takeTurn('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('lets a newcomer come before somebody who had a turn, though that one waited first', async () => {
  const takeTurn = createTurns(1);
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const first = [takeTurn('a', work('a1')), takeTurn('a', work('a2')), takeTurn('a', work('a3'))];
  await first[0];
  await Promise.all([...first, takeTurn('b', work('b1'))]);
  expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'));
});

it('does not begin what nobody wants any more when its turn comes', async () => {
  const takeTurn = createTurns(1);
  const left = new AbortController();
  const begun: string[] = [];
  const under = takeTurn('a', async () => void begun.push('a'));
  const late = takeTurn('b', async () => void begun.push('b'), left.signal);
  left.abort(new Error('left'));
  await under;
  await expect(late).rejects.toThrow('left');
  expect(begun).toEqual(['a']);
});
