/** How referrals to the counselling centre are begun, told of once more, and emptied when their time is over. */
import { sql, type RawBuilder } from 'kysely';

import type { DueCase, RetainedKind } from '../../../../blocks/retention/destroy-store.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { idsOf, rowsOf, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { CONTENT, type NewReferral } from '../../referral/centre.ts';

/** Builds the columns of referrals to the centre, as `ReferralCentre` has them. */
export const psychColumns = (locale: Locale): RawBuilder<unknown> => sql`'PSYCHOLOGICAL' as destination,
  case when r.application_id is null then ${sql.lit(CONTENT)} else ${sql.lit(`${CONTENT} `)} || r.id end as "sealedAs",
  (select ${nameOf('vm', locale)} from member vm where vm.id = r.reviewed_by) as "reviewedBy", r.review`;

export async function insertPsychReferral(tx: Tx, made: NewReferral): Promise<void> {
  await tx
    .insertInto('psych.referral')
    .values({
      id: made.id,
      student_id: made.studentId,
      referrer_id: made.referrerId,
      status: 'DRAFT',
      urgency: made.urgency,
      data_key_id: made.dataKeyId,
      content: made.content,
      created_at: made.at,
    })
    .execute();
}

/** Marks emergencies that nobody reviewed in time as told once more. Gives their ids. */
export function takeOverdue(tx: Tx, now: Date, most: number): Promise<string[]> {
  return idsOf(tx)`
    update psych.referral r set is_overdue_told = true
    where r.id = any(array(select late.id from psych.referral late
      where late.status = 'EMERGENCY' and late.ended_at is null and not late.is_overdue_told and late.until_at <= ${now}
      order by late.id limit ${sql.lit(most)} for update skip locked))
    returning r.id`;
}

/** Emergencies, once their time is over. What went with an application goes with that. */
export const emergencyRetention: RetainedKind = {
  kind: 'REFERRAL',
  lockDue: (tx, before, most) => rowsOf<DueCase>(tx)`
      select r.id, r.data_key_id as "dataKeyId", r.ended_at as "endedAt" from psych.referral r
      where r.status = 'EMERGENCY' and r.ended_at < ${before} and r.data_key_id is not null
      order by r.id limit ${most} for update skip locked`,
  empty: async (tx, ids) => {
    await sql`update psych.referral set student_id = null, content = null, data_key_id = null, review = null
      where id = any(${[...ids]}::uuid[])`.execute(tx);
  },
};
