/** Programmes with all their runs, for people who are asked to take one: its name, and the run that takes people now. */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { isTaking } from './standing-sql.ts';

export interface SeriesNow {
  readonly seriesId: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly type: ProgrammeType;
  /** The run for which people apply now; null where there is none. */
  readonly openId: string | null;
}

/** Selects some series by their keys: the run that takes people now, or else the latest. */
export async function selectSeriesNow(db: Db, ids: readonly string[], now: Date): Promise<SeriesNow[]> {
  if (ids.length === 0) return [];
  return await rowsOf<SeriesNow>(db)`
    select distinct on (p.series_id) p.series_id as "seriesId", p.name_ko as "nameKo",
      coalesce(p.name_en, p.name_ko) as "nameEn", p.type_code as type,
      case when ${isTaking(now)} then p.id end as "openId"
    from programme p where p.series_id = any(${[...ids]}::uuid[]) and p.published_at is not null
    order by p.series_id, ${isTaking(now)} desc, p.begins_at desc, p.id`;
}
