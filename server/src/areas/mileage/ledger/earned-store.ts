/** Points that came in, for areas whose rules ask for them. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface EarnedRow {
  readonly memberId: string;
  readonly points: number;
}

/** Sums the points that came in for some people over all terms, less those that were taken back; spent ones count. */
export function selectEarned(db: Db, memberIds: readonly string[]): Promise<EarnedRow[]> {
  return rowsOf<EarnedRow>(db)`
    select l.member_id as "memberId", sum(l.amount)::int as points
    from mileage_line l left join mileage_line reversed on reversed.id = l.reverses_id
    where l.member_id = any(${[...memberIds]}::uuid[])
      and (l.kind in ('EARN', 'ADJUST') or (l.kind = 'REVERSE' and reversed.kind in ('EARN', 'ADJUST')))
    group by l.member_id`;
}
