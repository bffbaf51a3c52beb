import { DUTIES } from '@naru/contract/access.ts';
import { DUTY_STATUSES } from '@naru/contract/areas/duty.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import {
  DUTY_TRANSITIONS,
  findUnmet,
  isSecond,
  judgePeriod,
  lastDayOf,
  needsTwo,
  TYPES_OF_DUTY,
  type SecondPerson,
} from './rules.ts';

/** Written by hand after the specification. */
describe('X4 the machine of appointments', () => {
  testMachine({
    transitions: DUTY_TRANSITIONS,
    statuses: DUTY_STATUSES,
    sides: ['OFFICE', 'ASKER', 'SECOND', 'SYSTEM'],
    table: `
      APPOINT WAITING APPOINTED ASKER
      CONFIRM WAITING APPOINTED SECOND
      DECLINE WAITING DECLINED SECOND
      WITHDRAW WAITING WITHDRAWN ASKER
      LAPSE WAITING WITHDRAWN SYSTEM
      END APPOINTED ENDED OFFICE SYSTEM
    `,
  });
});

it('takes two people for law, psychology and its management', () => {
  expect(DUTIES.filter(needsTwo)).toEqual(['LAW_COUNSELLOR', 'PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER']);
});

it('has students as peers, and nobody but staff in psychology', () => {
  expect(DUTIES.filter((duty) => TYPES_OF_DUTY[duty].includes('CURRENT_STUDENT'))).toEqual(['PEER_COACH', 'MENTOR']);
  expect(TYPES_OF_DUTY.PSYCHOLOGICAL_COUNSELLOR).toEqual(['STAFF']);
});

const TODAY = '2026-11-20';

it.each([
  ['2026-11-20', null, 'OK'],
  ['2026-11-20', '2026-11-20', 'OK'],
  ['2025-11-19', null, 'OK'],
  ['2025-11-18', null, 'FAR'],
  ['2027-11-21', null, 'OK'],
  ['2027-11-22', null, 'FAR'],
  ['2026-12-01', '2026-11-30', 'BACKWARDS'],
  ['2026-11-01', '2026-11-19', 'OVER'],
])('a period from %s to %s is %s', (beginsOn, endsOn, verdict) => {
  expect(judgePeriod({ beginsOn, endsOn }, TODAY)).toBe(verdict);
});

describe('peers are there for others after consent and training', () => {
  const wish = { dutyCode: 'PEER_COACH', beginsOn: '2026-12-01', consentedOn: TODAY, trainedOn: TODAY } as const;
  it.each([
    ['both by today', {}, []],
    ['neither', { consentedOn: null, trainedOn: null }, ['consentedOn', 'trainedOn']],
    ['a training that is still to come', { trainedOn: '2026-11-21' }, ['trainedOn']],
    ['a consent after the first day', { beginsOn: '2026-11-19' }, ['consentedOn', 'trainedOn']],
    ['another duty', { dutyCode: 'CAREER_COUNSELLOR', consentedOn: null, trainedOn: null } as const, []],
  ])('%s', (_name, change, unmet) => {
    expect(findUnmet({ ...wish, ...change }, TODAY)).toEqual(unmet);
  });
});

it.each([
  ['2026-09-01', null, '2026-11-19'],
  ['2026-09-01', '2026-10-31', '2026-10-31'],
  ['2026-09-01', '2026-12-31', '2026-11-19'],
  ['2026-11-20', null, '2026-11-19'],
  ['2026-12-01', '2026-12-31', '2026-11-30'],
])('a duty from %s to %s that ends today had %s as its last day', (beginsOn, endsOn, lastDay) => {
  expect(lastDayOf({ beginsOn, endsOn }, TODAY)).toBe(lastDay);
});

describe('the second person', () => {
  const second: SecondPerson = {
    actorId: 'b',
    memberId: 'c',
    askedBy: 'a',
    hasAdministrator: true,
    isIndependent: true,
  };
  it.each([
    ['is another one', {}, true],
    ['is not the one who asked', { actorId: 'a' }, false],
    ['is not the person', { actorId: 'c' }, false],
    ['or the first is an administrator', { hasAdministrator: false }, false],
    ['owes the first nothing', { isIndependent: false }, false],
    ['confirms nothing that nobody asked for', { askedBy: null }, false],
  ])('%s', (_name, change, expected) => {
    expect(isSecond({ ...second, ...change })).toBe(expected);
  });
});
