import { REFERRAL_STATUSES } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { describe, expect, it } from 'vitest';

import { REFERRAL_TRANSITIONS, shownOf, studentActionsOf, untilOf, type ReferralSide } from './rules.ts';

const SIDES: readonly ReferralSide[] = ['REFERRER', 'STUDENT', 'MANAGER', 'SYSTEM'];
const PLACES = [null, ...REFERRAL_STATUSES] as const;

/** By hand, from the table of referrals. */
const EXPECTED = [
  'null DRAFT REFERRER',
  'DRAFT ASKED REFERRER',
  'DRAFT EMERGENCY REFERRER',
  'ASKED ACCEPTED STUDENT',
  'ASKED DECLINED STUDENT',
  'ASKED EXPIRED SYSTEM',
  'ACCEPTED DECLINED STUDENT',
  'ACCEPTED EXPIRED SYSTEM',
  'ACCEPTED SENT STUDENT',
  'ACCEPTED SENT MANAGER',
  'SENT LINKED SYSTEM',
  'SENT CLOSED SYSTEM',
  'LINKED CLOSED SYSTEM',
];

describe('Y8 referrals', () => {
  it.each(PLACES.flatMap((from) => REFERRAL_STATUSES.flatMap((to) => SIDES.map((by) => [from, to, by] as const))))(
    '%s to %s by %s is there exactly where the table has it',
    (from, to, by) => {
      const found = REFERRAL_TRANSITIONS.filter((one) => one.from === from && one.to === to && one.by === by);
      expect(found).toHaveLength(EXPECTED.includes(`${from} ${to} ${by}`) ? 1 : 0);
    },
  );

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
