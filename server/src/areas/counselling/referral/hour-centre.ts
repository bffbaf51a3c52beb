/** Career counsellors and coaches as referrals know them: the student asks one of them for an hour, and the words go along. */
import { CENTRE_KINDS, type CentreKind } from '@naru/contract/areas/counselling/referral/referral.ts';

import type { ReferralCentre } from './centre.ts';
import { referralMachine } from './machine.ts';
import { tellReferrer, tellReferred } from './notifications.ts';
import { REFERRAL_TRANSITIONS } from './rules.ts';
import { HOUR_COLUMNS, insertHourReferral } from './store.ts';

export const isReferredKind = (kind: string): kind is CentreKind => CENTRE_KINDS.some((one) => one === kind);

export const hourCentre: ReferralCentre = {
  destinations: CENTRE_KINDS,
  entity: 'counselling_referral',
  table: 'counselling_referral',
  columns: () => HOUR_COLUMNS,
  sentWith: 'request_id',
  transitions: REFERRAL_TRANSITIONS,
  insert: insertHourReferral,
  tellStudent: tellReferred,
  tellReferrer,
};

export const hourReferralMachine = referralMachine(hourCentre);
