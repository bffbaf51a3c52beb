import { describe, expect, it } from 'vitest';

import { describeError } from '../../../platform/log.ts';
import { runTasks } from './scheduled-task.ts';

type Platform = Parameters<typeof runTasks>[0];
const platform = {
  db: {},
  now: () => new Date('2026-11-20T00:00:00Z'),
  settings: { read: async () => ({}) },
} as unknown as Platform; // what tasks of this test take of it

describe('tasks', () => {
  it('are all tried, and what failed is told', async () => {
    const done: string[] = [];
    const fail = (name: string) => () => Promise.reject(new Error(name));
    const note = (name: string) => async () => done.push(name);
    await runTasks(platform, [note('a'), note('b')]);
    await expect(runTasks(platform, [fail('one'), note('c')])).rejects.toThrow('one');
    const both = await runTasks(platform, [fail('one'), note('d'), fail('two')]).catch((error: unknown) => error);
    expect(describeError(both)).toMatchObject({ errors: [{ message: 'one' }, { message: 'two' }] });
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });
});
