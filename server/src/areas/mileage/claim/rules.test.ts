import { CLAIM_STATUSES, type Explanation, type Formula } from '@naru/contract/areas/mileage/words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { keepNumber, normalizeNumber } from './number.ts';
import { CLAIM_TRANSITIONS, findDeedProblem, findEmptyProblem } from './rules.ts';

describe('I2 the machine of claims', () => {
  testMachine({
    transitions: CLAIM_TRANSITIONS,
    statuses: CLAIM_STATUSES,
    sides: ['STUDENT', 'DESK'],
    table: `
      HAND_IN WAIT    WAIT      STUDENT
      HAND_IN REFUSED WAIT      STUDENT
      CANCEL  WAIT    CANCELLED STUDENT
      APPROVE WAIT    APPROVED  DESK
      REFUSE  WAIT    REFUSED   DESK
    `,
  });
});

describe('I2 a deed', () => {
  const piece = { formula: { kind: 'PIECE', points: 5 }, claimDays: 180 } as const;
  const formula: Formula = { kind: 'GRADE', rowList: [{ least: 600, points: 50 }] };
  const score = { formula, claimDays: null };
  const day = (happenedOn: string, quantity = 1) => ({ happenedOn, quantity });
  const today = '2026-11-24';

  it.each([
    ['tomorrow', day('2026-11-25'), piece, null, 'happenedOn FUTURE'],
    ['without a rule', day('2019-01-01'), undefined, null, 'happenedOn NO_RULE'],
    ['of the last day that counts', day('2026-05-28'), piece, null, undefined],
    ['of the day before it', day('2026-05-27'), piece, null, 'happenedOn TOO_OLD'],
    ['of any age where none is set', day('2020-03-01', 700), score, 990, undefined],
    ['of half a piece', day(today, 1.5), piece, null, 'quantity WHOLE'],
    ['with the best score', day(today, 990), score, 990, undefined],
    ['with a score that there is not', day(today, 995), score, 990, 'quantity TOO_MANY'],
  ])('%s', (_name, deed, rule, mostQuantity, expected) => {
    const problem = findDeedProblem(deed, rule, { today, mostQuantity, takesDecimals: true });
    expect(problem && `${problem.field} ${problem.code}`).toBe(expected);
  });

  it.each([
    [10, [{ code: 'GRADE', amount: 700, limit: 700, points: 10 }], undefined],
    [0, [{ code: 'BELOW', amount: 500, limit: 600, points: 0 }], 'quantity BELOW 600'],
    [0, [{ code: 'NO_RULE', amount: null, limit: null, points: 0 }], 'happenedOn NO_RULE undefined'],
    [0, [{ code: 'REGISTER', amount: null, limit: null, points: 0 }], 'happenedOn REGISTER undefined'],
    [
      0,
      [
        { code: 'GRADE', amount: 700, limit: 700, points: 100 },
        { code: 'BEST', amount: 200, limit: null, points: 0 },
      ],
      'itemId BEST 200',
    ],
    [
      0,
      [
        { code: 'PIECE', amount: 1, limit: 5, points: 5 },
        { code: 'CAP_TERM', amount: 30, limit: 30, points: 0 },
      ],
      'itemId CAP 30',
    ],
    [0, [{ code: 'HOUR', amount: 0.5, limit: 1, points: 0 }], 'quantity NOTHING 1'],
  ] as const)('that brings %i says why: %o', (points, steps: readonly Explanation[], expected) => {
    const problem = findEmptyProblem(points, steps);
    expect(problem && `${problem.field} ${problem.code} ${problem.bound}`).toBe(expected);
  });
});

describe('I5 the number of a certificate', () => {
  const key = () => Buffer.from('a key');

  it('is the same however it is written', () => {
    const same = ['ab-123 456x', 'AB123456X', ' ａｂ１２３－４５６Ｘ ', 'AB–123–456–X'];
    expect(new Set(same.map(normalizeNumber))).toEqual(new Set(['AB123456X']));
    expect(new Set(same.map((typed) => keepNumber(key, typed)?.hash)).size).toBe(1);
  });

  it('is kept by a keyed hash and its end alone, and not where it is too short', () => {
    const kept = keepNumber(key, 'AB123456X');
    expect(kept?.end).toBe('456X');
    expect(JSON.stringify(kept)).not.toContain('AB12');
    expect(keepNumber(() => Buffer.from('another'), 'AB123456X')?.hash).not.toBe(kept?.hash);
    expect(keepNumber(key, '12-34')).toBeUndefined();
  });
});
