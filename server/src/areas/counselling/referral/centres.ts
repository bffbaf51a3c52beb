/** The centres that a professor refers to. */
import type { ReferralDestination } from '@naru/contract/areas/counselling/referral.ts';

import { psychCentre } from '../psychological/referral/centre.ts';
import type { ReferralCentre } from './centre.ts';
import { hourCentre } from './hour-centre.ts';

export const REFERRAL_CENTRES: readonly ReferralCentre[] = [psychCentre, hourCentre];

export function centreOf(destination: ReferralDestination): ReferralCentre {
  const centre = REFERRAL_CENTRES.find(({ destinations }) => destinations.includes(destination));
  if (!centre) throw new Error(`Nobody takes referrals to ${destination}.`);
  return centre;
}
