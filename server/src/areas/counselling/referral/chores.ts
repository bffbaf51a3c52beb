/** What time does to referrals to every centre: who did not answer is asked no longer, and what came to nothing is forgotten. */
import { sql, type Kysely } from 'kysely';

import type { Tx } from '../../../platform/db/pool.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { ReferralCentre } from './centre.ts';
import { takeTimedStep, type MovedReferral } from './move.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
/** A draft that nobody goes on with. */
const DRAFT_DAYS = 30;
/** What came to nothing is known for a year to those concerned. */
const OVER_DAYS = 365;

/** Returns how many. What somebody has in hand waits for the next run. */
export function expireReferrals(db: Kysely<DB>, centre: ReferralCentre, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<MovedReferral>`
      select r.id, r.status, r.version, r.data_key_id as "dataKeyId", r.referrer_id as "referrerId"
      from ${sql.table(centre.table)} r where r.status = any('{ASKED,ACCEPTED}') and r.until_at <= ${now} order by r.id
      limit ${sql.lit(BATCH)} for update skip locked`.execute(tx);
    for (const row of rows) await takeTimedStep(tx, centre, row, { action: 'EXPIRE', at: now });
    return rows.length;
  });
}

/** Drafts that nobody went on with, and what came to nothing a year ago. */
export async function deleteOldReferrals(tx: Tx, centre: ReferralCentre, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<{ id: string; keyId: string | null }>`
    delete from ${sql.table(centre.table)} r where r.id = any(array(select old.id from ${sql.table(centre.table)} old
      where (old.status = 'DRAFT' and old.created_at < ${before(DRAFT_DAYS)})
        or (old.status = any('{DECLINED,EXPIRED}') and old.created_at < ${before(OVER_DAYS)})
      order by old.id limit ${sql.lit(BATCH)} for update skip locked))
    returning r.id, r.data_key_id as "keyId"`.execute(tx);
  if (rows.length === 0) return;
  await sql`delete from data_key k where k.id = any(${rows.flatMap(({ keyId }) => keyId ?? [])}::uuid[])`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from status_change h
    where h.entity = ${centre.entity} and h.entity_id = any(${ids}::uuid[])`.execute(tx);
}
