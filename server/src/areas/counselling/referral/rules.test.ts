import { REFERRAL_STATUSES } from '@naru/contract/areas/counselling/referral.ts';
import { describe, expect, it } from 'vitest';

import { PSYCH_REFERRAL_TRANSITIONS } from '../psychological/referral/rules.ts';
import {
  REFERRAL_TRANSITIONS,
  referrerActionsOf,
  shownOf,
  studentActionsOf,
  untilOf,
  type ReferralSide,
} from './rules.ts';

const SIDES: readonly ReferralSide[] = ['REFERRER', 'STUDENT', 'MANAGER', 'SYSTEM'];
const PLACES = [null, ...REFERRAL_STATUSES] as const;

/** By hand, from the table of referrals. */
const EXPECTED = [
  'null DRAFT REFERRER',
  'DRAFT ASKED REFERRER',
  'ASKED ACCEPTED STUDENT',
  'ASKED DECLINED STUDENT',
  'ASKED EXPIRED SYSTEM',
  'ACCEPTED DECLINED STUDENT',
  'ACCEPTED EXPIRED SYSTEM',
  'ACCEPTED SENT STUDENT',
  'SENT LINKED SYSTEM',
  'SENT CLOSED SYSTEM',
  'LINKED CLOSED SYSTEM',
];
const EXPECTED_PSYCHOLOGICAL = [...EXPECTED, 'DRAFT EMERGENCY REFERRER', 'ACCEPTED SENT MANAGER'];

const ALL = PLACES.flatMap((from) => REFERRAL_STATUSES.flatMap((to) => SIDES.map((by) => [from, to, by] as const)));

describe.each([
  ['P15 referrals to careers and learning', REFERRAL_TRANSITIONS, EXPECTED],
  ['Y8 referrals to the counselling centre', PSYCH_REFERRAL_TRANSITIONS, EXPECTED_PSYCHOLOGICAL],
] as const)('%s', (_name, machine, expected) => {
  it.each(ALL)('go from %s to %s by %s exactly where the table has it', (from, to, by) => {
    const found = machine.filter((one) => one.from === from && one.to === to && one.by === by);
    expect(found).toHaveLength(expected.includes(`${from} ${to} ${by}`) ? 1 : 0);
  });
});

describe('referrals', () => {
  it('look to the referrer as if the student had not answered, until the centre has it', () => {
    const shown = REFERRAL_STATUSES.map((status) => shownOf({ status, isReviewed: false }));
    expect(shown).toEqual([
      'DRAFT',
      'ASKED',
      'ASKED',
      'RECEIVED',
      'LINKED',
      'CLOSED',
      'DECLINED',
      'EXPIRED',
      'EMERGENCY',
    ]);
    expect(shownOf({ status: 'EMERGENCY', isReviewed: true })).toBe('REVIEWED');
  });

  it('are told without asking to the counselling centre alone', () => {
    expect(referrerActionsOf(REFERRAL_TRANSITIONS, 'DRAFT')).toEqual(['CHANGE', 'ASK']);
    expect(referrerActionsOf(PSYCH_REFERRAL_TRANSITIONS, 'DRAFT')).toEqual(['CHANGE', 'ASK', 'EMERGENCY']);
    expect(referrerActionsOf(PSYCH_REFERRAL_TRANSITIONS, 'ASKED')).toEqual([]);
  });

  it('are answered while they are asked, and taken back until they are sent', () => {
    const can = Object.fromEntries(REFERRAL_STATUSES.map((status) => [status, studentActionsOf(status).join(' ')]));
    expect(can).toMatchObject({
      DRAFT: '',
      ASKED: 'ACCEPT DECLINE',
      ACCEPTED: 'APPLY DECLINE',
      SENT: '',
      EMERGENCY: '',
    });
  });

  it('wait fourteen days for the student and a day for a review', () => {
    const at = new Date('2026-11-20T00:00:00Z');
    expect(untilOf('ASKED', at)?.toISOString()).toBe('2026-12-04T00:00:00.000Z');
    expect(untilOf('EMERGENCY', at)?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(untilOf('SENT', at)).toBeNull();
  });
});
