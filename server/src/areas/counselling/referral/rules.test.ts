import { REFERRAL_STATUSES } from '@naru/contract/areas/counselling/referral/referral.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { PSYCH_REFERRAL_TRANSITIONS } from '../psychological/referral/rules.ts';
import { REFERRAL_TRANSITIONS, shownOf, untilOf } from './rules.ts';

/** Written by hand after the machine of the specification. */
const ALL_CENTRES = `
  WRITE     -         DRAFT     REFERRER
  ASK       DRAFT     ASKED     REFERRER
  ACCEPT    ASKED     ACCEPTED  STUDENT
  DECLINE   ASKED     DECLINED  STUDENT
  DECLINE   ACCEPTED  DECLINED  STUDENT
  EXPIRE    ASKED     EXPIRED   SYSTEM
  EXPIRE    ACCEPTED  EXPIRED   SYSTEM
  SEND      ACCEPTED  SENT      STUDENT
  LINK      SENT      LINKED    SYSTEM
  CLOSE     SENT      CLOSED    SYSTEM
  CLOSE     LINKED    CLOSED    SYSTEM`;
const OF_PSYCHOLOGICAL = `
  EMERGENCY DRAFT     EMERGENCY REFERRER
  REVIEW    EMERGENCY EMERGENCY MANAGER
  SEND      ACCEPTED  SENT      MANAGER`;
const MACHINE = { statuses: REFERRAL_STATUSES, sides: ['REFERRER', 'STUDENT', 'MANAGER', 'SYSTEM'] };

describe('P15 the machine of referrals to careers and learning', () => {
  testMachine({ ...MACHINE, transitions: REFERRAL_TRANSITIONS, table: ALL_CENTRES });
});

describe('Y8 the machine of referrals to the counselling centre', () => {
  const table = `${ALL_CENTRES}${OF_PSYCHOLOGICAL}`;
  testMachine({ ...MACHINE, transitions: PSYCH_REFERRAL_TRANSITIONS, table });
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

  it('wait fourteen days for the student and a day for a review', () => {
    const at = new Date('2026-11-20T00:00:00Z');
    expect(untilOf('ASKED', at)?.toISOString()).toBe('2026-12-04T00:00:00.000Z');
    expect(untilOf('EMERGENCY', at)?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(untilOf('SENT', at)).toBeNull();
  });
});
