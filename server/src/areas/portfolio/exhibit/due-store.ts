/** Nominations that end by themselves. */
import type { ExhibitEnding } from '@naru/contract/areas/portfolio/exhibit-words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface DueRow {
  readonly id: string;
  readonly ending: ExhibitEnding;
}

/** Selects open nominations whose portfolio was deleted or hidden or whose owner left, and exhibitions past their last day. */
export function selectDue(db: Db, today: string): Promise<DueRow[]> {
  return rowsOf<DueRow>(db)`
    select n.id, case when p.deleted_at is not null or p.hidden_at is not null or m.status <> 'ACTIVE'
      then 'GONE' else 'OVER' end as ending
    from portfolio_nomination n join portfolio p on p.id = n.portfolio_id join member m on m.id = n.member_id
    where n.status = any(array['NOMINATED', 'REVIEW', 'SELECTED', 'EXHIBITED'])
      and (p.deleted_at is not null or p.hidden_at is not null or m.status <> 'ACTIVE'
        or (n.status = 'EXHIBITED' and n.exhibit_to < ${today}::date))
    order by n.id`;
}
