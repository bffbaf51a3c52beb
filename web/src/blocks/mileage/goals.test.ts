import type { MileageGoal, MileageWay } from '@naru/contract/areas/mileage/own.ts';
import { describe, expect, it } from 'vitest';

import { listMarks, lookAt, simulate } from './goals.ts';

const goalOf = (purposeCode: string, least: number, available: number): MileageGoal => ({
  purposeCode,
  name: purposeCode,
  least,
  missing: Math.max(0, least - available),
  until: '2026-12-22',
  won: null,
});
const goalsAt = (available: number) => [
  goalOf('SCHOLARSHIP', 300, available),
  goalOf('TEST_FEE', 50, available),
  goalOf('BOOKS', 30, available),
];
const wayOf = (points: number): MileageWay => ({
  kind: 'CLAIM',
  title: `${points}`,
  typeCode: '09',
  points,
  until: null,
  path: '/lrn/mile/hist/claim',
  explanationList: [],
});
const WAYS = [wayOf(50), wayOf(20), wayOf(10)];

describe('I10 the next use', () => {
  it.each([
    [0, 0, 'BOOKS 30', ''],
    [40, 0, 'TEST_FEE 10', 'BOOKS'],
    [240, 0, 'SCHOLARSHIP 60', 'TEST_FEE BOOKS'],
    [240, 50, 'SCHOLARSHIP 10', 'TEST_FEE BOOKS'],
    [240, 60, '', 'SCHOLARSHIP TEST_FEE BOOKS'],
    [-20, 0, 'BOOKS 50', ''],
  ])('with %i points and %i more', (available, more, next, reached) => {
    const seen = lookAt(goalsAt(available), available, more);
    expect(seen.next ? `${seen.next.purposeCode} ${seen.next.missing}` : '').toBe(next);
    expect(seen.reachedList.map(({ purposeCode }) => purposeCode).join(' ')).toBe(reached);
  });

  it('has a bar with room for what they have, and for what they would have', () => {
    expect(lookAt(goalsAt(240), 240).max).toBe(300);
    expect(lookAt(goalsAt(840), 840, 60).max).toBe(900);
    expect(lookAt([], 0).max).toBe(1);
  });

  it('marks the largest, the next one, and others that do not stand too close', () => {
    expect(listMarks(goalsAt(0), 300)).toEqual([30, 300]);
    expect(listMarks(goalsAt(40), 300)).toEqual([50, 300]);
    expect(listMarks(goalsAt(240), 300)).toEqual([50, 300]);
    expect(listMarks(goalsAt(2000), 2000)).toEqual([50, 300]);
    expect(listMarks(goalsAt(2000), 9000)).toEqual([300]);
    expect(listMarks([], 1)).toEqual([]);
  });
});

describe('I10 the simulator', () => {
  const own = { available: 240, goalList: goalsAt(240) };
  it.each([
    [[], 240, 60, false],
    [[0], 290, 10, false],
    [[0, 2], 300, 0, false],
    [[0, 1, 2], 320, 0, true],
  ])('with the ways %j', (chosen, total, missing, isAll) => {
    const seen = simulate(own, WAYS, (at) => chosen.includes(at));
    expect(seen).toMatchObject({ total, isAll, more: total - 240, goal: { purposeCode: 'SCHOLARSHIP', missing } });
  });

  it('fills a debt first', () => {
    const seen = simulate({ available: -30, goalList: [goalOf('BOOKS', 30, -30)] }, WAYS, (at) => at === 0);
    expect(seen).toMatchObject({ total: 20, goal: { missing: 10 } });
  });

  it('has no use to look at where all are reached', () => {
    expect(simulate({ available: 400, goalList: goalsAt(400) }, WAYS, () => true).goal).toBeUndefined();
    expect(simulate({ available: 400, goalList: goalsAt(400) }, [], () => true).isAll).toBe(false);
  });
});
