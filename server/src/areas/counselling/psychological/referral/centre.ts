/** The counselling centre as referrals know it: kept with what is psychological, told of in neutral words, and by the key of the case once it goes with one. */
import type { ReferralCentre } from '../../referral/centre.ts';
import { tellPsychStudent } from '../case/notifications.ts';
import { insertPsychReferral, psychColumns } from './keep-store.ts';
import { tellReferrer } from './notifications.ts';
import { PSYCH_REFERRAL_TRANSITIONS } from './rules.ts';

export const psychCentre: ReferralCentre = {
  destinations: ['PSYCHOLOGICAL'],
  entity: 'psych_referral',
  table: 'psych.referral',
  columns: psychColumns,
  sentWith: 'application_id',
  transitions: PSYCH_REFERRAL_TRANSITIONS,
  insert: insertPsychReferral,
  tellStudent: tellPsychStudent,
  tellReferrer,
};
