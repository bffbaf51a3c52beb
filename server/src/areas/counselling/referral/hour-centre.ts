/** Career counsellors and coaches as referrals know them: the student asks one of them for an hour, and the words go along. */
import { CENTRE_KINDS, type CentreKind } from '@naru/contract/areas/counselling/referral.ts';
import { sql } from 'kysely';

import type { ReferralCentre } from './centre.ts';
import { tellReferrer, tellReferred } from './notifications.ts';
import { REFERRAL_TRANSITIONS } from './rules.ts';

export const isReferredKind = (kind: string): kind is CentreKind => CENTRE_KINDS.some((one) => one === kind);

export const hourCentre: ReferralCentre = {
  destinations: CENTRE_KINDS,
  entity: 'counselling_referral',
  table: 'counselling_referral',
  columns: () => sql`r.destination, 'referral' as "sealedAs", null as "reviewedBy", null as review`,
  sentWith: 'request_id',
  machine: REFERRAL_TRANSITIONS,
  insert: async (tx, made) => {
    await tx
      .insertInto('counselling_referral')
      .values({
        id: made.id,
        destination: made.destination,
        student_id: made.studentId,
        referrer_id: made.referrerId,
        status: 'DRAFT',
        urgency: made.urgency,
        data_key_id: made.dataKeyId,
        content: made.content,
        created_at: made.at,
      })
      .execute();
  },
  tellStudent: tellReferred,
  tellReferrer,
};
