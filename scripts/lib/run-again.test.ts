import { describe, expect, it, vi } from 'vitest';

import { countWithFlaky, judgeAgain, runFailedAgain, vitestStep } from './run-again.ts';
import type { Outcome } from './step.ts';

const step = vitestStep({ name: 'server tests' }, 'server', []);
const OUTCOME: Outcome = {
  name: 'server tests',
  passed: 10,
  failed: 0,
  seconds: 1,
  isKept: false,
  complaint: '',
  failures: [],
  flaky: [],
  step,
};
const A = 'server a.test.ts > opens | Error: it stays shut';
const B = 'server b.test.ts > closes | Error: it stays open';
const FIRST: Outcome = { ...OUTCOME, failed: 2, complaint: 'what failed', failures: [A, B] };

describe('failed tests that are run again', () => {
  it('are those of their files, one file after another', () => {
    expect(step.again?.([A, B, A])).toEqual([
      'run',
      '--project',
      'server',
      '--no-file-parallelism',
      'a.test.ts',
      'b.test.ts',
    ]);
    expect(step.again?.(['server c > no file is named'])).toBeUndefined();
  });

  it('are flaky if they pass', () => {
    const judged = judgeAgain(FIRST, { ...OUTCOME, passed: 7 });
    expect(judged).toMatchObject({ passed: 12, failed: 0, failures: [], flaky: [A, B], complaint: '' });
  });

  it('have failed if they fail again, with another error too', () => {
    const again = { ...OUTCOME, passed: 6, failed: 1, failures: ['server b.test.ts > closes | Error: late'] };
    expect(judgeAgain(FIRST, again)).toMatchObject({ passed: 11, failed: 1, failures: [B], flaky: [A] });
  });

  it('have failed if the second run ends without telling of them', () => {
    expect(judgeAgain(FIRST, { ...OUTCOME, passed: 0, failed: 1, failures: [] })).toBe(FIRST);
    expect(judgeAgain(FIRST, { ...OUTCOME, passed: 1 })).toBe(FIRST);
  });

  it('fail the run if more than three are flaky', () => {
    expect(countWithFlaky([{ ...OUTCOME, flaky: ['1', '2', '3'] }])).toEqual({ passed: 10, failed: 0 });
    expect(countWithFlaky([{ ...OUTCOME, flaky: ['1', '2', '3', '4'] }])).toEqual({ passed: 6, failed: 4 });
  });

  it('really run: one that fails the first time only is named', async () => {
    // Vitest counts by its output, in which this step's own lines would stand too.
    const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const ran = {
      ...step,
      program: process.execPath,
      again: () => ['-e', ''],
      count: () => ({ passed: 2, failed: 0 }),
    };
    const [judged] = await runFailedAgain([{ ...FIRST, step: ran }]);
    quiet.mockRestore();
    expect(judged).toMatchObject({ passed: 12, failed: 0, flaky: [A, B] });
  });

  it('are too many to run again above twenty', async () => {
    const many = { ...FIRST, failed: 21, failures: Array.from({ length: 21 }, (_, at) => `server ${at}.test.ts > x`) };
    expect(await runFailedAgain([many])).toEqual([many]);
  });
});
