import { describe, expect, it } from 'vitest';

import { batchReads } from './batch.ts';

describe('reads of many at once', () => {
  it('are one read, each gets their own, and nothing is kept', async () => {
    const asked: (readonly string[])[] = [];
    const read = batchReads(async (keys) => {
      asked.push(keys);
      return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key} ${asked.length}`]));
    });
    expect(await Promise.all(['a', 'b', 'a', 'none'].map((key) => read(key)))).toEqual([
      'a 1',
      'b 1',
      'a 1',
      undefined,
    ]);
    expect(await read('a')).toBe('a 2');
    expect(asked).toEqual([['a', 'b', 'none'], ['a']]);
  });

  it('fail for all who asked, and only for them', async () => {
    let isAway = true;
    const read = batchReads(async () => {
      if (isAway) throw new Error('away');
      return new Map([['a', 1]]);
    });
    const both = await Promise.allSettled([read('a'), read('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await read('a')).toBe(1);
  });
});
