import { expect, it } from 'vitest';

import { isInOrder, workOutDraw } from './work-out-draw.ts';

const [FIRST, SECOND] = ['0192f0c0-0000-7000-8000-000000000002', '0192f0c0-0000-7000-8000-000000000001'] as const;

it('gives the SHA-256 of seed, colon and number', async () => {
  // printf 'seed:1' | sha256sum
  expect(await workOutDraw('seed', ['1'])).toEqual([
    { traineeId: '1', hash: '81e4ba3bc2097d85ac4734eb3ad794fd4a2980b2e0b22569418e60e5550b4c32' },
  ]);
});

it('tells an order that the seed gave from one that it did not', async () => {
  const order = (await workOutDraw('seed', [FIRST, SECOND])) ?? [];
  const [one, other] = order.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  if (!one || !other) throw new Error('two were worked out above');
  expect(isInOrder([one, other])).toBe(true);
  expect(isInOrder([other, one])).toBe(false);
  expect(isInOrder([one, one])).toBe(false);
});
