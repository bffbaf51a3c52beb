/** Nominations that end by themselves. */
import type { ExhibitEnding } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';

export interface DueRow {
  readonly id: string;
  readonly ending: ExhibitEnding;
}

/** Selects open nominations whose portfolio was deleted or hidden or whose owner left, and exhibitions past their last day. */
export async function selectDue(db: Db, today: string): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select n.id, case when p.deleted_at is not null or p.hidden_at is not null or m.status <> 'ACTIVE'
      then 'GONE' else 'OVER' end as ending
    from portfolio_nomination n join portfolio p on p.id = n.portfolio_id join member m on m.id = n.member_id
    where n.status = any(array['NOMINATED', 'REVIEW', 'SELECTED', 'EXHIBITED'])
      and (p.deleted_at is not null or p.hidden_at is not null or m.status <> 'ACTIVE'
        or (n.status = 'EXHIBITED' and n.exhibit_to < ${today}::date))
    order by n.id`.execute(db);
  return rows;
}
