/** What time does to referrals: who did not answer is asked no longer, and an emergency that nobody reviewed is told again. */
import { sql, type Kysely } from 'kysely';

import type { DueCase, RetainedKind } from '../../../../blocks/retention/destroy.ts';
import type { Tx } from '../../../../platform/db/pool.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import { tellOfDanger } from '../notifications.ts';
import { updateReferralStatus } from './move.ts';
import { tellReferrer } from './notifications.ts';
import { findReferralTransition } from './rules.ts';
import { REFERRAL, type ReferralRow } from './store.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
/** A draft that nobody goes on with. */
const DRAFT_DAYS = 30;
/** What came to nothing is known for a year to those concerned. */
const OVER_DAYS = 365;

/** All that somebody waits for. */
export async function workOnReferrals(db: Kysely<DB>, now: Date): Promise<void> {
  await expireReferrals(db, now);
  await db.transaction().execute((tx) => tellOfOverdue(tx, now));
}

/** Returns how many. What somebody has in hand waits for the next run. */
export function expireReferrals(db: Kysely<DB>, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Pick<ReferralRow, 'id' | 'status' | 'version' | 'dataKeyId' | 'referrerId'>>`
      select r.id, r.status, r.version, r.data_key_id as "dataKeyId", r.referrer_id as "referrerId" from psych.referral r
      where r.status = any('{ASKED,ACCEPTED}') and r.until_at <= ${now} order by r.id
      limit ${sql.lit(BATCH)} for update skip locked`.execute(tx);
    for (const row of rows) {
      const transition = findReferralTransition({ action: 'EXPIRE', from: row.status, by: 'SYSTEM' });
      if (!transition) throw new Error('The machine ends no referral in this state.');
      const version = await updateReferralStatus(tx, row, { transition, at: now, actorId: null, origin: null });
      if (version !== undefined) await tellReferrer(tx, { id: row.id, version, referrerId: row.referrerId });
    }
    return rows.length;
  });
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

/** Drafts that nobody went on with, and what came to nothing a year ago. */
export async function deleteOldReferrals(tx: Tx, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<{ id: string; keyId: string | null }>`
    delete from psych.referral r where r.id = any(array(select old.id from psych.referral old
      where (old.status = 'DRAFT' and old.created_at < ${before(DRAFT_DAYS)})
        or (old.status = any('{DECLINED,EXPIRED}') and old.created_at < ${before(OVER_DAYS)})
      order by old.id limit ${sql.lit(BATCH)} for update skip locked))
    returning r.id, r.data_key_id as "keyId"`.execute(tx);
  if (rows.length === 0) return;
  await sql`delete from data_key k where k.id = any(${rows.flatMap(({ keyId }) => keyId ?? [])}::uuid[])`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from status_change h where h.entity = ${REFERRAL} and h.entity_id = any(${ids}::uuid[])`.execute(tx);
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
