import { beforeEach, describe, expect, it } from 'vitest';

import { createKeptAnswers, LIVE_BOUND, type KeptAnswers } from './kept-answers.ts';

let now: Date;
let kept: KeptAnswers;
let made: number;

beforeEach(() => {
  now = new Date('2026-11-20T01:00:00.000Z');
  kept = createKeptAnswers(() => now);
  made = 0;
});

const ask = (question: readonly unknown[], size: number): Promise<number> =>
  kept.read(question, { make: () => Promise.resolve((made += 1)), sizeOf: () => size });
const wait = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));

describe('an answer that counts', () => {
  it('few is made anew each time', async () => {
    expect([await ask(['a'], LIVE_BOUND), await ask(['a'], LIVE_BOUND)]).toEqual([1, 2]);
  });

  it('many is kept for a minute, by its question', async () => {
    expect([await ask(['a'], LIVE_BOUND + 1), await ask(['a'], 0), await ask(['b'], 0)]).toEqual([1, 1, 2]);
    wait(59);
    expect(await ask(['a'], 0)).toBe(1);
    wait(1);
    expect([await ask(['a'], 0), await ask(['a'], 0)]).toEqual([3, 4]);
  });

  it('many is made anew once for all who ask at the same time', async () => {
    await ask(['a'], LIVE_BOUND + 1);
    wait(60);
    expect(await Promise.all([ask(['a'], LIVE_BOUND + 1), ask(['a'], LIVE_BOUND + 1)])).toEqual([2, 2]);
  });

  it('is not kept where it failed, nor where the clock was set back', async () => {
    await ask(['a'], LIVE_BOUND + 1);
    wait(-60);
    expect(await ask(['a'], LIVE_BOUND + 1)).toBe(2);
    wait(60);
    const failing = kept.read(['a'], { make: () => Promise.reject(new Error('no')), sizeOf: () => 0 });
    await expect(failing).rejects.toThrow('no');
    expect(await ask(['a'], 0)).toBe(3);
  });
});
