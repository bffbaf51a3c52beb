import { REFERRAL_TRANSITIONS, type ReferralTransition } from '../../referral/rules.ts';

/** The machine of all referrals, and what the counselling centre alone has. */
export const PSYCH_REFERRAL_TRANSITIONS: readonly ReferralTransition[] = [
  ...REFERRAL_TRANSITIONS,
  { action: 'EMERGENCY', from: 'DRAFT', to: 'EMERGENCY', by: 'REFERRER' },
  // Once; what it says of the referral is when it ended.
  { action: 'REVIEW', from: 'EMERGENCY', to: 'EMERGENCY', by: 'MANAGER' },
  // Somebody who agreed and then walked in.
  { action: 'SEND', from: 'ACCEPTED', to: 'SENT', by: 'MANAGER' },
];
