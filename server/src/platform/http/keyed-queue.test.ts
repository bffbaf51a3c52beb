import { describe, expect, it } from 'vitest';

import { createKeyedQueue } from './keyed-queue.ts';

const welcome = async (): Promise<void> => undefined;

describe('a turnstile', () => {
  it('lets through one at a time of the same name, in order, and others at once', async () => {
    const enter = createKeyedQueue();
    const seen: string[] = [];
    const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>();
    const first = enter('a', {
      judge: welcome,
      pass: async () => {
        seen.push('first begins');
        await firstMayEnd;
        seen.push('first ends');
        return 1;
      },
    });
    const later = [2, 3].map((number) =>
      enter('a', {
        judge: welcome,
        pass: async () => {
          seen.push(`${number}`);
          return number;
        },
      }),
    );
    await enter('b', { judge: welcome, pass: async () => seen.push('other') });
    expect(seen).toEqual(['first begins', 'other']);
    endFirst();
    expect(await Promise.all([first, ...later])).toEqual([1, 2, 3]);
    expect(seen).toEqual(['first begins', 'other', 'first ends', '2', '3']);
  });

  it('judges all who wait once somebody has passed, and lets none through who is refused', async () => {
    const enter = createKeyedQueue();
    const seen: string[] = [];
    let seats = 1;
    const come = (name: string): Promise<string> =>
      enter('hour', {
        judge: async () => {
          seen.push(`judge ${name}`);
          if (seats === 0) throw new Error(`${name} is too late`);
        },
        pass: async () => {
          seats -= 1;
          return name;
        },
      });
    const all = await Promise.allSettled(['a', 'b', 'c'].map(come));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'a',
      'Error: b is too late',
      'Error: c is too late',
    ]);
    expect(seen).toEqual(['judge a', 'judge b', 'judge c']);
  });

  it('goes on after one that failed, and tells only whoever sent it', async () => {
    const enter = createKeyedQueue();
    const failed = enter('a', { judge: welcome, pass: () => Promise.reject(new Error('no')) });
    const next = enter('a', { judge: welcome, pass: async () => 'yes' });
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await enter('a', { judge: welcome, pass: async () => 'later' })).toBe('later');
  });
});
