import { CENTRE_KINDS } from '@naru/contract/areas/counselling/referral.ts';
import { sql } from 'kysely';

import type { CaseSource } from '../history/source.ts';
import { hourCentre } from './hour-centre.ts';
import { listReferrals } from './listed.ts';
import { referredPath } from './notifications.ts';

export const centreReferralCases: readonly CaseSource[] = CENTRE_KINDS.map((kind) =>
  listReferrals({
    kind,
    centre: hourCentre,
    among: sql`r.destination = ${kind}`,
    afterwards: 'BOOK',
    pathOf: referredPath,
  }),
);
