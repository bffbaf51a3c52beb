import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface WeekCount {
  readonly kind: 'claims' | 'decided' | 'uses';
  readonly current: number;
  readonly last: number;
}

/** Counts what students asked for, and what was decided about it, since each of two Mondays. */
export function countWeeks(
  db: Db,
  { current, last, now }: { readonly current: Date; readonly last: Date; readonly now: Date },
): Promise<WeekCount[]> {
  const counted = sql`count(*) filter (where happened.at >= ${current})::int as current,
    count(*) filter (where happened.at < ${current})::int as last`;
  return rowsOf<WeekCount>(db)`
    select happened.kind, ${counted}
    from (
      select 'claims' as kind, c.asked_at as at from mileage_claim c where c.asked_at between ${last} and ${now}
      union all
      select 'decided', c.decided_at from mileage_claim c where c.decided_at between ${last} and ${now}
      union all
      select 'uses', u.applied_at from mileage_use u where u.applied_at between ${last} and ${now}) happened
    group by happened.kind`;
}
