/** SQL of the guide: what is published, and when somebody took it last. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface GuideRow {
  readonly testId: string;
  readonly family: TestFamily;
  readonly name: string;
  readonly summary: string;
  readonly minutes: number;
  readonly itemCount: number;
  readonly isValidated: boolean;
  readonly lastTakenAt: Date | null;
  readonly isBegun: boolean;
}

/** Selects the published tests by family, with the person's own last result of each; one set aside counts no more. */
export function selectGuideTests(db: Db, { memberId, locale }: { memberId: string; locale: Locale }) {
  return rowsOf<GuideRow>(db)`
    select t.id as "testId", t.family, v.content -> 'name' ->> ${locale} as name,
      v.content -> 'summary' ->> ${locale} as summary, (v.content ->> 'minutes')::int as minutes,
      jsonb_array_length(v.content -> 'itemList') as "itemCount", v.content ? 'evidence' as "isValidated",
      (select max(s.scored_at) from ability_session s
        where s.member_id = ${memberId}::uuid and s.test_id = t.id and s.status = 'SCORED') as "lastTakenAt",
      exists (select from ability_session s
        where s.member_id = ${memberId}::uuid and s.test_id = t.id and s.status = 'IN_PROGRESS') as "isBegun"
    from ability_test t join ability_version v on v.test_id = t.id and v.status = 'PUBLISHED'
    order by t.family, t.position, t.id`;
}

export interface FrameworkRow {
  readonly name: string;
  readonly number: number;
  readonly publishedAt: Date;
  readonly scaleList: unknown;
}

/** Selects the scales of the test that is about the core competencies; undefined where none is published. */
export function selectOptionalFramework(db: Db, locale: Locale): Promise<FrameworkRow | undefined> {
  return firstOf<FrameworkRow>(db)`
    select v.content -> 'name' ->> ${locale} as name, v.number, v.published_at as "publishedAt",
      v.content -> 'scaleList' as "scaleList"
    from ability_test t join ability_version v on v.test_id = t.id and v.status = 'PUBLISHED'
    where t.family = '01' and jsonb_path_exists(v.content, '$.scaleList[*].coreCompetency')
    order by t.position, t.id limit 1`;
}
