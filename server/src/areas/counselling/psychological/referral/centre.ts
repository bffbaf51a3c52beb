/** The counselling centre as referrals know it: kept with what is psychological, told of in neutral words, and by the key of the case once it goes with one. */
import { sql } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import { CONTENT, type ReferralCentre } from '../../referral/centre.ts';
import { tellPsychStudent } from '../notifications.ts';
import { tellReferrer } from './notifications.ts';
import { PSYCH_REFERRAL_TRANSITIONS } from './rules.ts';

export const psychCentre: ReferralCentre = {
  destinations: ['PSYCHOLOGICAL'],
  entity: 'psych_referral',
  table: 'psych.referral',
  columns: (locale) => sql`'PSYCHOLOGICAL' as destination,
    case when r.application_id is null then ${sql.lit(CONTENT)} else ${sql.lit(`${CONTENT} `)} || r.id end as "sealedAs",
    (select ${nameOf('vm', locale)} from member vm where vm.id = r.reviewed_by) as "reviewedBy", r.review`,
  sentWith: 'application_id',
  machine: PSYCH_REFERRAL_TRANSITIONS,
  insert: async (tx, made) => {
    await sql`
      insert into psych.referral (id, student_id, referrer_id, status, urgency, data_key_id, content, created_at)
      values (${made.id}, ${made.studentId}, ${made.referrerId}, 'DRAFT', ${made.urgency}, ${made.dataKeyId}, ${made.content},
        ${made.at})`.execute(tx);
  },
  tellStudent: tellPsychStudent,
  tellReferrer,
};
