/** What time does to referrals to the counselling centre: beyond what it does to all, an emergency that nobody reviewed is told again. */
import { sql, type Kysely } from 'kysely';

import type { DueCase, RetainedKind } from '../../../../blocks/retention/destroy.ts';
import type { Tx } from '../../../../platform/db/pool.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import { expireReferrals } from '../../referral/chores.ts';
import { tellOfDanger } from '../notifications.ts';
import { psychCentre } from './centre.ts';

const BATCH = 200;

/** All that somebody waits for. */
export async function workOnReferrals(db: Kysely<DB>, now: Date): Promise<void> {
  await expireReferrals(db, psychCentre, now);
  await db.transaction().execute((tx) => tellOfOverdue(tx, now));
}

/** Once more, to everybody of the centre who can act. */
async function tellOfOverdue(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update psych.referral r set is_overdue_told = true
    where r.id = any(array(select late.id from psych.referral late
      where late.status = 'EMERGENCY' and late.ended_at is null and not late.is_overdue_told and late.until_at <= ${now}
      order by late.id limit ${sql.lit(BATCH)} for update skip locked))
    returning r.id`.execute(tx);
  // Beside the first time, whose version is one of the row's.
  for (const { id } of rows) await tellOfDanger(tx, { id, version: 0, assignedId: null, now });
}

/** Emergencies, once their time is over. What went with an application goes with that. */
export const emergencyRetention: RetainedKind = {
  kind: 'REFERRAL',
  lockDue: async (tx, before, most) => {
    const { rows } = await sql<DueCase>`
      select r.id, r.data_key_id as "dataKeyId", r.ended_at as "endedAt" from psych.referral r
      where r.status = 'EMERGENCY' and r.ended_at < ${before} and r.data_key_id is not null
      order by r.id limit ${most} for update skip locked`.execute(tx);
    return rows;
  },
  empty: async (tx, ids) => {
    await sql`update psych.referral set student_id = null, content = null, data_key_id = null, review = null
      where id = any(${[...ids]}::uuid[])`.execute(tx);
  },
};
