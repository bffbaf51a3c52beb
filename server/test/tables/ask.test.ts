import { afterEach, describe, expect, it, vi } from 'vitest';

import * as ask from './ask.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Imports the file again, as in a run about that area. */
async function callsOf(area: string): Promise<readonly string[]> {
  vi.stubEnv('NARU_TEST_AREA', area);
  const file = `./ask.ts?${area}`;
  const { CALLS } = (await import(file)) as Pick<typeof ask, 'CALLS'>; // the same file, whatever its query
  return CALLS.map(([id]) => id);
}

describe('calls of a run about one area', () => {
  it('are those of its contract', async () => {
    const calls = await callsOf('counselling');
    expect(calls).toContain('counsellor.readSettings');
    expect(ask.ALL_CALLS.map(([id]) => id)).toContain('session.login');
    expect(calls).not.toContain('session.login');
  });

  it('are all where an area declares none', async () => {
    expect(await callsOf('community')).toHaveLength(ask.ALL_CALLS.length);
  });
});
