import { describe, expect, it } from 'vitest';

import { describeError } from '../../platform/log.ts';
import { doChores } from './chore.ts';

type Platform = Parameters<typeof doChores>[0];
const platform = {
  db: {},
  now: () => new Date('2026-11-20T00:00:00Z'),
  settings: { read: async () => ({}) },
} as unknown as Platform; // what chores of this test take of it

describe('chores', () => {
  it('are all tried, and what failed is told', async () => {
    const done: string[] = [];
    const fail = (name: string) => () => Promise.reject(new Error(name));
    const note = (name: string) => async () => done.push(name);
    await doChores(platform, [note('a'), note('b')]);
    await expect(doChores(platform, [fail('one'), note('c')])).rejects.toThrow('one');
    const both = await doChores(platform, [fail('one'), note('d'), fail('two')]).catch((error: unknown) => error);
    expect(describeError(both)).toMatchObject({ errors: [{ message: 'one' }, { message: 'two' }] });
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });
});
