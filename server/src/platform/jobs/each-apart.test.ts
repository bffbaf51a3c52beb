import { expect, it } from 'vitest';

import { eachApart } from './each-apart.ts';

it('goes on after one that fails, and tells of it at the end', async () => {
  const done: number[] = [];
  const run = eachApart([1, 2, 3], async (one) => {
    if (one === 2) throw new Error('two');
    done.push(one);
  });
  await expect(run).rejects.toMatchObject({ message: '1 of 3 failed', errors: [new Error('two')] });
  expect(done).toEqual([1, 3]);
});
