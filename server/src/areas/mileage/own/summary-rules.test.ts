import { describe, expect, it } from 'vitest';

import { sumTerms } from './summary-rules.ts';

type Line = Parameters<typeof sumTerms>[0][number];

const line = (id: string, kind: Line['kind'], amount: number, reversesId: string | null = null): Line => ({
  id,
  kind,
  amount,
  reversesId,
  typeCode: null,
  year: 2026,
  semesterCode: '20',
});

describe('I3 a term', () => {
  it.each<[string, readonly Line[], { earned: number; gone: number; balance: number }]>([
    ['gathers nothing by an opening balance', [line('a', 'CARRY', 30)], { earned: 0, gone: 0, balance: 30 }],
    [
      'gathers what was earned, less what was corrected or taken back',
      [
        line('a', 'EARN', 50),
        line('b', 'ADJUST', 10),
        line('c', 'ADJUST', -5),
        line('d', 'EARN', 20),
        line('e', 'REVERSE', -20, 'd'),
      ],
      { earned: 55, gone: 0, balance: 55 },
    ],
    [
      'loses what was used or expired, and nothing by what is only held',
      [
        line('a', 'CARRY', 100),
        line('b', 'HOLD', -40),
        line('c', 'RELEASE', 40),
        line('d', 'USE', -40),
        line('e', 'EXPIRE', -10),
        line('f', 'USE', -20),
        line('g', 'REVERSE', 20, 'f'),
      ],
      { earned: 0, gone: 50, balance: 50 },
    ],
  ])('%s', (_what, lines, sums) => {
    expect(sumTerms(lines)).toEqual([{ year: 2026, semesterCode: '20', ...sums }]);
  });
});
