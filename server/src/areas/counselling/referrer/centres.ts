/** The centres that a professor refers to. */
import type { ReferralDestination } from '@naru/contract/areas/counselling/referral/referral.ts';

import { psychCentre } from '../psychological/referral/centre.ts';
import { psychReferralMachine } from '../psychological/referral/machine.ts';
import type { ReferralCentre } from '../referral/centre.ts';
import { hourCentre, hourReferralMachine } from '../referral/hour-centre.ts';
import type { ReferralMachine } from '../referral/machine.ts';

export const REFERRAL_CENTRES: readonly ReferralCentre[] = [psychCentre, hourCentre];

export function centreOf(destination: ReferralDestination): ReferralCentre {
  const centre = REFERRAL_CENTRES.find(({ destinations }) => destinations.includes(destination));
  if (!centre) throw new Error(`Nobody takes referrals to ${destination}.`);
  return centre;
}

export const machineTo = (destination: ReferralDestination): ReferralMachine =>
  centreOf(destination) === psychCentre ? psychReferralMachine : hourReferralMachine;
