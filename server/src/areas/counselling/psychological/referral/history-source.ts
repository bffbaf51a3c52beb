import { listReferrals } from '../../referral/listed-source.ts';
import { psychCentre } from './centre.ts';

export const referralCases = listReferrals({
  kind: 'PSYCHOLOGICAL',
  centre: psychCentre,
  afterwards: 'APPLY',
  pathOf: (id) => `/cs/psch/referral/${id}`,
});
