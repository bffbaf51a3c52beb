import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Counts claims that wait for somebody else than their own student, by how long. */
export function countAgedClaims(
  db: Db,
  { isIn, memberId, now }: { readonly isIn: RawBuilder<boolean>; readonly memberId: string; readonly now: Date },
): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select c.asked_at as since from mileage_claim c
      where c.status = 'WAIT' and c.member_id <> ${memberId}::uuid and ${isIn}`,
    now,
  );
}

export interface RefusedClaim {
  readonly id: string;
  readonly itemNm: string;
}

const MOST = 5;

/** Selects claims of somebody that were refused since then and that no later one of the same item follows. */
export function selectRefusedClaims(
  db: Db,
  asked: { readonly memberId: string; readonly since: Date; readonly locale: Locale },
): Promise<RefusedClaim[]> {
  return rowsOf<RefusedClaim>(db)`
    select c.id, ${nameOf('i', asked.locale)} as "itemNm" from mileage_claim c join mileage_item i on i.id = c.item_id
    where c.member_id = ${asked.memberId}::uuid and c.status = 'REFUSED' and c.decided_at >= ${asked.since}
      and not exists (select from mileage_claim later where later.member_id = c.member_id
        and later.item_id = c.item_id and later.asked_at > c.decided_at)
    order by c.decided_at desc, c.id limit ${sql.lit(MOST)}`;
}
