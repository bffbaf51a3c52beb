import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Db } from '../../../platform/db/pool.ts';
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
export async function selectOwnScores(
  db: Db,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  window: PageWindow,
): Promise<OwnScoreRow[]> {
  const { rows } = await sql<OwnScoreRow>`
    select ${nameOf('test', locale)} as "testName", s.scored_at as "scoredAt", v.number as "versionNumber",
      scale.value -> 'name' ->> ${locale} as "scaleName", shown.scores -> (scale.value ->> 'code') as score,
      ${nameOf('norm', locale)} as "normName", shown.people
    from ability_session s join ability_test test on test.id = s.test_id join ability_version v on v.id = s.version_id
      join ability_reading shown on shown.session_id = s.id and shown.is_shown
      left join ability_norm norm on norm.id = shown.norm_id and shown.group_id is not null
      cross join lateral jsonb_array_elements(v.content -> 'scaleList') with ordinality as scale(value, place)
    where s.member_id = ${memberId}::uuid and s.status = 'SCORED' and shown.scores ? (scale.value ->> 'code')
    order by s.scored_at, s.id, scale.place limit ${window.size} offset ${window.offset}`.execute(db);
  return rows;
}
