import { sql } from 'kysely';

import { listReferrals } from '../../referral/listed-source.ts';
import { psychCentre } from './centre.ts';

export const referralCases = listReferrals({
  kind: 'PSYCHOLOGICAL',
  centre: psychCentre,
  among: sql`true`,
  afterwards: 'APPLY',
  pathOf: (id) => `/cs/psch/referral/${id}`,
});
