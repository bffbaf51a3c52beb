/** What is read and kept of referrals to the counselling centre alone: emergencies, and what went with an application. */
import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import type { ReferralRow } from '../../referral/centre.ts';
import { selectReferralPage, selectReferrals } from '../../referral/store.ts';
import { psychCentre } from './centre.ts';

export function selectEmergencyPage(
  db: Db,
  asked: { isOpen: boolean; window: PageWindow; locale: Locale },
): Promise<{ rows: ReferralRow[]; counted: number }> {
  const where = sql`r.status = 'EMERGENCY' and r.student_id is not null and (r.ended_at is null) = ${asked.isOpen}::boolean`;
  const order = asked.isOpen ? sql`r.asked_at, r.id` : sql`r.asked_at desc, r.id`;
  return selectReferralPage(db, psychCentre, { ...asked, where, order });
}

export async function countOpenEmergencies(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from psych.referral r where r.status = 'EMERGENCY' and r.ended_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What went with an application. */
export const selectReferralsOf = (db: Db, applicationId: string, locale: Locale): Promise<ReferralRow[]> =>
  selectReferrals(db, psychCentre, {
    where: sql`r.application_id = ${applicationId}::uuid order by r.asked_at, r.id`,
    locale,
  });

/** Compare-and-swap; false where somebody was faster. */
export async function updateReview(
  tx: Tx,
  given: { id: string; by: string; review: string; at: Date; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update psych.referral set reviewed_by = ${given.by}::uuid, review = ${given.review}, ended_at = ${given.at},
      until_at = null, version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} and status = 'EMERGENCY' and ended_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}
