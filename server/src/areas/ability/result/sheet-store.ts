import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { ReadScore } from '../scoring/reading.ts';

export interface OwnScoreRow {
  readonly testName: string;
  readonly scoredAt: Date;
  readonly versionNumber: number;
  readonly scaleName: string;
  readonly score: ReadScore;
  readonly normName: string | null;
  readonly people: number | null;
}

/** Selects the scales of somebody's own results, the earliest result first, as they were shown. */
export function selectOwnScores(
  db: Db,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  window: PageWindow,
): Promise<OwnScoreRow[]> {
  return rowsOf<OwnScoreRow>(db)`
    select ${nameOf('test', locale)} as "testName", s.scored_at as "scoredAt", v.number as "versionNumber",
      scale.value -> 'name' ->> ${locale} as "scaleName", shown.scores -> (scale.value ->> 'code') as score,
      ${nameOf('norm', locale)} as "normName", shown.people
    from ability_session s join ability_test test on test.id = s.test_id join ability_version v on v.id = s.version_id
      join ability_reading shown on shown.session_id = s.id and shown.is_shown
      left join ability_norm norm on norm.id = shown.norm_id and shown.group_id is not null
      cross join lateral jsonb_array_elements(v.content -> 'scaleList') with ordinality as scale(value, place)
    where s.member_id = ${memberId}::uuid and s.status = 'SCORED' and shown.scores ? (scale.value ->> 'code')
    order by s.scored_at, s.id, scale.place limit ${window.size} offset ${window.offset}`;
}
