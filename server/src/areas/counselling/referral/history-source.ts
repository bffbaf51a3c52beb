import { CENTRE_KINDS } from '@naru/contract/areas/counselling/referral/referral.ts';

import type { CaseSource } from '../shared/case-source.ts';
import { hourCentre } from './hour-centre.ts';
import { listReferrals } from './listed-source.ts';
import { referredPath } from './notifications.ts';

export const centreReferralCases: readonly CaseSource[] = CENTRE_KINDS.map((kind) =>
  listReferrals({
    kind,
    centre: hourCentre,
    destination: kind,
    afterwards: 'BOOK',
    pathOf: referredPath,
  }),
);
