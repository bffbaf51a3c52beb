/** Facts of a summary, each by one statement. */
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Selects the fewest points with which mileage can be used for anything; null where it cannot. */
export async function selectLeastUse(db: Db): Promise<number | null> {
  const row = await firstOf<{ least: number | null }>(db)`
    select min(purpose.least) as least from mileage_purpose purpose where purpose.in_use`;
  return row?.least ?? null;
}

export interface WaitingClaim {
  readonly id: string;
  readonly title: string;
  readonly typeCode: MileageType;
  readonly points: number;
}

/** Selects the claims of a person that nobody has decided, the longest waiting first. */
export function selectWaitingClaims(db: Db, memberId: string, locale: Locale): Promise<WaitingClaim[]> {
  return rowsOf<WaitingClaim>(db)`
    select claim.id, ${nameOf('item', locale)} as title, item.type_code as "typeCode", claim.expected as points
    from mileage_claim claim join mileage_item item on item.id = claim.item_id
    where claim.member_id = ${memberId}::uuid and claim.status = 'WAIT' order by claim.asked_at, claim.id`;
}

/** Counts the uses of a person that nobody has decided. */
export function countWaitingUses(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from mileage_use use
    where use.member_id = ${memberId}::uuid and use.status = 'APPLY'`;
}
