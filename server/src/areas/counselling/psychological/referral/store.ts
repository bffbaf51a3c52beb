/** Emergencies, which only referrals to the counselling centre can be. */
import { sql } from 'kysely';

import type { Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import type { ReferralRow } from '../../referral/centre.ts';
import { selectReferralPage } from '../../referral/store.ts';
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
