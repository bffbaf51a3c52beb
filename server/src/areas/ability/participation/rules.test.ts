import { describe, expect, it } from 'vitest';

import { findPeriodProblem, reminderOf, stageOf } from './rules.ts';

const TODAY = '2026-11-24';
const period = (opensOn: string, dueOn: string) => ({ opensOn, dueOn });

describe('T11 a compulsory test', () => {
  it.each([
    [period('2026-11-25', '2026-12-05'), 'PLANNED'],
    [period('2026-11-24', '2026-11-24'), 'RUNNING'],
    [period('2026-11-01', '2026-11-23'), 'OVER'],
  ])('%j is %s', (given, stage) => {
    expect(stageOf({ ...given, endedAt: null }, TODAY)).toBe(stage);
    expect(stageOf({ ...given, endedAt: new Date() }, TODAY)).toBe('ENDED');
  });

  it.each([
    [period('2026-11-24', '2026-12-05'), undefined, null],
    [period('2026-11-23', '2026-12-05'), undefined, 'opensOn past'],
    [period('2026-11-25', '2026-11-24'), undefined, 'dueOn order'],
    [period('2026-11-01', '2026-12-05'), period('2026-11-01', '2026-11-20'), null],
    [period('2026-11-02', '2026-12-05'), period('2026-11-01', '2026-11-20'), 'opensOn opened'],
    [period('2026-11-01', '2026-11-22'), period('2026-11-01', '2026-11-20'), 'dueOn past'],
    [period('2026-11-01', '2026-11-20'), period('2026-11-01', '2026-11-20'), null],
    [period('2026-11-20', '2026-12-20'), period('2026-12-01', '2026-12-20'), 'opensOn past'],
    [period('2026-11-24', '2027-11-25'), undefined, null],
    [period('2026-11-24', '2199-12-31'), undefined, 'dueOn far'],
    [period('2026-11-01', '2027-11-26'), period('2026-11-01', '2026-12-20'), 'dueOn far'],
    [period('2026-11-01', '2199-12-31'), period('2026-11-01', '2199-12-31'), null],
  ])('with %j after %j has as its problem %s', (given, before, problem) => {
    const found = findPeriodProblem(given, before ? { today: TODAY, before } : { today: TODAY });
    expect(found && `${found.field} ${found.kind}`).toBe(problem);
  });

  it.each([
    ['2026-12-02', undefined],
    ['2026-12-01', 'D7'],
    ['2026-11-30', 'D7'],
    ['2026-11-29', undefined],
    ['2026-11-27', 'D3'],
    ['2026-11-25', 'D1'],
    ['2026-11-24', 'D1'],
    ['2026-11-23', undefined],
  ])('that is due on %s has reminder %s today', (dueOn, occasion) => {
    expect(reminderOf(dueOn, TODAY)).toBe(occasion);
  });
});
