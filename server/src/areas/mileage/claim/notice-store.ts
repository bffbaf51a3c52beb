import type { Explanation } from '@naru/contract/areas/mileage/words.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface ClaimTitle {
  readonly id: string;
  readonly itemNm: string;
  /** Points that its lines have brought. */
  readonly brought: number;
  /** How its line came to its points; null where it has none. */
  readonly explanationList: Explanation[] | null;
}

/** Selects what claims are for, and what they brought, for notices to their students. */
export function selectClaimTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly recipientId: string; readonly locale: Locale },
): Promise<ClaimTitle[]> {
  return rowsOf<ClaimTitle>(db)`
    select c.id, ${nameOf('i', asked.locale)} as "itemNm",
      coalesce((select sum(l.amount) from mileage_line l where l.claim_id = c.id), 0)::int as brought,
      (select l.explanation from mileage_line l where l.claim_id = c.id and l.kind = 'EARN'
        order by l.place desc limit 1) as "explanationList"
    from mileage_claim c join mileage_item i on i.id = c.item_id
    where c.id = any(${[...asked.ids]}::uuid[]) and c.member_id = ${asked.recipientId}::uuid`;
}
