import { ADVISOR_REQUEST_STATUSES } from '@naru/contract/areas/counselling/advisor/words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { distribute, judgeChange, judgeEnd, WISH_TRANSITIONS } from './rules.ts';

/** Written by hand after the specification. */
describe('P13 the machine of wishes for another advisor', () => {
  testMachine({
    transitions: WISH_TRANSITIONS,
    statuses: ADVISOR_REQUEST_STATUSES,
    sides: ['STUDENT', 'CHIEF', 'SYSTEM'],
    table: `
    ACCEPT   WAITING ACCEPTED  CHIEF
    DECLINE  WAITING DECLINED  CHIEF
    WITHDRAW WAITING WITHDRAWN STUDENT`,
  });
});

describe('P13 distribution', () => {
  it('is even by what each has already, the earlier named first', () => {
    const given = distribute(
      ['s1', 's2', 's3', 's4', 's5'],
      [
        { id: 'a', count: 3 },
        { id: 'b', count: 0 },
        { id: 'c', count: 1 },
      ],
    );
    expect([...given.values()]).toEqual(['b', 'b', 'c', 'b', 'c']);
  });

  it('leaves nobody more than one apart where all began alike', () => {
    const students = Array.from({ length: 1000 }, (_none, at) => `s${at}`);
    const given = distribute(
      students,
      [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: String(id), count: 0 })),
    );
    const loads = [1, 2, 3, 4, 5, 6, 7].map((id) => [...given.values()].filter((one) => one === String(id)).length);
    expect(given.size).toBe(1000);
    expect(Math.max(...loads) - Math.min(...loads)).toBe(1);
  });

  it('gives nobody where there is nobody to give to', () => {
    expect(distribute(['s1'], []).size).toBe(0);
  });
});

describe('P13 a change', () => {
  const today = '2026-11-20';
  const last = { advisorId: 'a', beginsOn: '2026-03-02', endsOn: null };

  it.each([
    ['the first one', undefined, 'a', today, 'OK'],
    ['another one from today', last, 'b', today, 'OK'],
    ['another one on the very first day', last, 'b', '2026-03-02', 'OK'],
    ['another one before that', last, 'b', '2026-03-01', 'BEFORE_LAST'],
    ['the same one', last, 'a', today, 'SAME'],
    ['the same one after an end', { ...last, endsOn: '2026-08-31' }, 'a', '2026-09-01', 'OK'],
    ['one into a time that is taken', { ...last, endsOn: '2026-08-31' }, 'b', '2026-08-31', 'BEFORE_LAST'],
    ['one in two years', last, 'b', '2028-11-20', 'TOO_FAR'],
  ] as const)('%s', (_name, before, advisorId, beginsOn, verdict) => {
    expect(judgeChange(before, { advisorId, beginsOn }, today)).toBe(verdict);
  });
});

it.each([
  ['2026-11-20', 'OK'],
  ['2026-03-02', 'OK'],
  ['2026-03-01', 'BEFORE_BEGIN'],
  ['2027-11-21', 'OK'],
  ['2027-11-22', 'TOO_FAR'],
] as const)('P13 an end on %s is %s', (endOn, verdict) => {
  expect(judgeEnd({ beginsOn: '2026-03-02' }, endOn, '2026-11-20')).toBe(verdict);
});
