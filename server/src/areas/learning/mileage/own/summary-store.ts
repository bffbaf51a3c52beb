/** Facts of a summary, each by one statement. */
import type { MileageType } from '@naru/contract/areas/learning/mileage/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import type { Db } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';

/** Selects the fewest points with which mileage can be used for anything; null where it cannot. */
export async function selectLeastUse(db: Db): Promise<number | null> {
  const { rows } = await sql<{ least: number | null }>`
    select min(purpose.least) as least from mileage_purpose purpose where purpose.in_use`.execute(db);
  return rows[0]?.least ?? null;
}

export interface WaitingClaim {
  readonly id: string;
  readonly title: string;
  readonly typeCode: MileageType;
  readonly points: number;
}

/** Selects the claims of a person that nobody has decided, the longest waiting first. */
export async function selectWaitingClaims(db: Db, memberId: string, locale: Locale): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select claim.id, ${nameOf('item', locale)} as title, item.type_code as "typeCode", claim.expected as points
    from mileage_claim claim join mileage_item item on item.id = claim.item_id
    where claim.member_id = ${memberId}::uuid and claim.status = 'WAIT' order by claim.asked_at, claim.id`.execute(db);
  return rows;
}

/** Counts the uses of a person that nobody has decided. */
export async function countWaitingUses(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mileage_use use
    where use.member_id = ${memberId}::uuid and use.status = 'APPLY'`.execute(db);
  return rows[0]?.count ?? 0;
}
