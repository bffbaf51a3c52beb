import { describe, expect, it } from 'vitest';

import { countPlaywright, countVitest, findComplaint, listFailures } from './step.ts';

const VITEST = `
 ✓ server a.test.ts (3 tests) 12ms

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  server b.test.ts > a door > opens
AssertionError: expected 1 to be 2

      Tests  1 failed | 120 passed (121)
`;
const PLAYWRIGHT = `
  ✓  1 [desktop] › e2e/a.spec.ts:5:1 › opens (2.3s)
  ✘  2 [desktop] › e2e/b.spec.ts:5:1 › closes (2.3s)


  1) [desktop] › e2e/b.spec.ts:5:1 › closes

    Error: it stays open

  1 failed
    [desktop] › e2e/b.spec.ts:5:1 › closes
  1 passed (7.5m)
`;

describe('a report', () => {
  it('is counted', () => {
    expect(countVitest(VITEST)).toEqual({ passed: 120, failed: 1 });
    expect(countPlaywright(PLAYWRIGHT)).toEqual({ passed: 1, failed: 1 });
    expect(countPlaywright('  2 flaky\n  7 passed (3s)')).toEqual({ passed: 7, failed: 2 });
    expect(countVitest(`Tests  2 passed (2)\n${VITEST}`)).toEqual({ passed: 120, failed: 1 });
    expect(countVitest('it crashed')).toBeUndefined();
  });

  it('tells its failures from where they begin', () => {
    expect(findComplaint(VITEST)).toMatch(/^⎯+ Failed Tests 1[^]*expected 1 to be 2/);
    expect(findComplaint(PLAYWRIGHT)).toMatch(/^ {2}1\) \[desktop\][^]*it stays open/);
  });

  it('lists each failed test in a line with its error', () => {
    expect(listFailures(VITEST)).toEqual(['server b.test.ts > a door > opens | AssertionError: expected 1 to be 2']);
    expect(listFailures(PLAYWRIGHT)).toEqual(['[desktop] › e2e/b.spec.ts:5:1 › closes | Error: it stays open']);
  });

  it('without failed tests tells its end, in lines that can be read', () => {
    const lines = Array.from({ length: 500 }, (_, number) => `${number} ${'x'.repeat(1_000)}`);
    const told = findComplaint(lines.join('\n')).split('\n');
    expect(told).toHaveLength(80);
    expect(told.at(-1)).toMatch(/^499 x{236}$/);
  });
});
