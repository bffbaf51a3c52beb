/** Results of somebody as pictures for others, where they put one in. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { ReadScores } from '../scoring/reading.ts';

export interface ChartRow {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly versionId: string;
  readonly takenOn: string;
  readonly scores: ReadScores;
}

/** Selects somebody's results that stand and that nothing speaks against, the latest first. */
export function selectCharts(db: Db, memberId: string): Promise<ChartRow[]> {
  return rowsOf<ChartRow>(db)`
    select s.id, test.name_ko as "nameKo", coalesce(test.name_en, test.name_ko) as "nameEn", s.version_id as "versionId",
      to_char(s.scored_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "takenOn", shown.scores
    from ability_session s join ability_test test on test.id = s.test_id
      join ability_reading shown on shown.session_id = s.id and shown.is_shown
    where s.member_id = ${memberId}::uuid and s.status = 'SCORED' and s.quality = '{}'
    order by s.scored_at desc, s.id`;
}
