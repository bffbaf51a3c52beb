import { describe, expect, it } from 'vitest';

import { createCrowd } from './crowd.ts';

describe('a crowd', () => {
  it('takes together what came while others were at work, in its order, one group at a time', async () => {
    const groups: number[][] = [];
    let isWorking = false;
    const crowd = createCrowd(async (all: readonly number[]) => {
      expect(isWorking).toBe(false);
      isWorking = true;
      groups.push([...all]);
      await new Promise((resolve) => void setImmediate(resolve));
      isWorking = false;
      return all.map((one) => one * 10);
    });
    const first = [1, 2].map((one) => crowd('a', one));
    await new Promise((resolve) => void setImmediate(resolve));
    const later = [3, 4, 5].map((one) => crowd('a', one));
    expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40, 50]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('of another key waits for nobody, and an error reaches all of its group and nobody after it', async () => {
    let isFirst = true;
    const crowd = createCrowd(async (all: readonly string[]) => {
      if (all.includes('bad') && isFirst) {
        isFirst = false;
        throw new Error('on purpose');
      }
      return all;
    });
    const [bad, beside, other] = [crowd('a', 'bad'), crowd('a', 'beside'), crowd('b', 'other')];
    await expect(bad).rejects.toThrow('on purpose');
    await expect(beside).rejects.toThrow('on purpose');
    expect(await other).toBe('other');
    expect(await crowd('a', 'bad')).toBe('bad');
  });

  it('is cut into groups of 500', async () => {
    const sizes: number[] = [];
    const crowd = createCrowd(async (all: readonly number[]) => {
      sizes.push(all.length);
      return all;
    });
    await Promise.all(Array.from({ length: 1200 }, (_, at) => crowd('a', at)));
    expect(sizes).toEqual([500, 500, 200]);
  });
});
