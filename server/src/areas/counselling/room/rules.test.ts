import { ROOM_STATUSES } from '@naru/contract/areas/counselling/room/words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { isOpenFor, judgeMoment, judgeUse, periodOf, ROOM_TRANSITIONS, seriesOf } from './rules.ts';

/** Written by hand after the machine of the specification. */
describe('Y9 the machine of reservations', () => {
  testMachine({
    transitions: ROOM_TRANSITIONS,
    statuses: ROOM_STATUSES,
    sides: ['OWNER', 'MANAGER', 'SESSION', 'SYSTEM'],
    table: `
    BOOK     HELD       BOOKED     OWNER MANAGER
    CHECK_IN BOOKED     CHECKED_IN OWNER MANAGER
    CANCEL   BOOKED     CANCELLED  OWNER MANAGER SESSION
    RELEASE  BOOKED     RELEASED   SYSTEM
    FINISH   CHECKED_IN DONE       OWNER MANAGER SESSION
    END      CHECKED_IN DONE       SYSTEM`,
  });
});

describe('Y9 checking in', () => {
  const beginsAt = new Date('2026-11-23T05:00:00Z');
  it.each([
    ['CHECK_IN', '2026-11-23T04:44:59Z', 'EARLY'],
    ['CHECK_IN', '2026-11-23T04:45:00Z', 'OK'],
    ['CHECK_IN', '2026-11-23T05:14:59Z', 'OK'],
    ['CHECK_IN', '2026-11-23T05:15:00Z', 'LATE'],
    ['CANCEL', '2026-11-23T05:10:00Z', 'OK'],
    ['FINISH', '2026-11-23T05:00:00Z', 'OK'],
  ] as const)('%s at %s is %s', (action, now, verdict) => {
    expect(judgeMoment(action, { now: new Date(now), beginsAt, graceMinutes: 15 })).toBe(verdict);
  });
});

describe('Y9 series', () => {
  const when = { date: '2026-12-29', begins: '14:30', ends: '15:30' };
  it.each([
    [{ repeatWeeks: null, repeatUntil: null }, ['2026-12-29']],
    [{ repeatWeeks: 2, repeatUntil: null }, ['2026-12-29', '2027-01-05']],
    [{ repeatWeeks: null, repeatUntil: '2027-01-12' }, ['2026-12-29', '2027-01-05', '2027-01-12']],
    [{ repeatWeeks: null, repeatUntil: '2027-01-11' }, ['2026-12-29', '2027-01-05']],
  ])('%j falls on %j, at the same hour of Seoul', (repeat, dates) => {
    const periods = seriesOf({ ...when, ...repeat });
    expect(periods.map(({ date }) => date)).toEqual(dates);
    expect(periods.every(({ beginsAt }) => beginsAt.toISOString().endsWith('T05:30:00.000Z'))).toBe(true);
  });
});

describe('Y9 what a room is open and fit for', () => {
  /** 2026-11-23 is a Monday. */
  const room = {
    hoursList: [{ weekday: 1, opens: '09:00', closes: '18:00' }],
    purposeList: ['INDIVIDUAL' as const],
    capacity: 3,
  };
  it.each([
    ['2026-11-23', '09:00', '18:00', true],
    ['2026-11-23', '08:30', '10:00', false],
    ['2026-11-23', '17:30', '18:30', false],
    ['2026-11-24', '10:00', '11:00', false],
  ])('on %s from %s to %s: %s', (date, begins, ends, isOpen) => {
    expect(isOpenFor(room, periodOf({ date, begins, ends }))).toBe(isOpen);
  });

  it('stays open until the end of a day, and no period crosses it', () => {
    const late = { hoursList: [{ weekday: 1, opens: '18:00', closes: '24:00' }] };
    expect(isOpenFor(late, periodOf({ date: '2026-11-23', begins: '23:00', ends: '24:00' }))).toBe(true);
    const across = {
      beginsAt: new Date('2026-11-23T14:30:00Z'),
      endsAt: new Date('2026-11-23T15:30:00Z'),
    };
    expect(isOpenFor(late, across)).toBe(false);
  });

  const period = periodOf({ date: '2026-11-23', begins: '10:00', ends: '11:00' });
  it.each([
    [{ purpose: 'INDIVIDUAL', people: 3 }, null],
    [{ purpose: 'GROUP', people: 3 }, 'PURPOSE'],
    [{ purpose: 'INDIVIDUAL', people: 4 }, 'CAPACITY'],
    [{ purpose: undefined, people: undefined }, null],
  ] as const)('%j is %s', (use, verdict) => {
    expect(judgeUse(room, period, use)).toBe(verdict);
  });
});
