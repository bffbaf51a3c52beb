/** Completions of many people at once, for areas whose rules ask for them. */
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface LearnedRow {
  readonly memberId: string;
  readonly seriesId: string;
  readonly typeCode: ProgrammeType;
  readonly hours: number;
  readonly competencies: CompetencyCode[];
  readonly completedAt: Date;
}

/** Selects the completions of some people that stand. */
export function selectLearned(db: Db, memberIds: readonly string[]): Promise<LearnedRow[]> {
  return rowsOf<LearnedRow>(db)`
    select t.member_id as "memberId", p.series_id as "seriesId", p.type_code as "typeCode", p.hours::float8 as hours,
      array(select c.competency_code from programme_competency c where c.programme_id = p.id) as competencies,
      t.completed_at as "completedAt"
    from trainee t join programme p on p.id = t.programme_id
    where t.member_id = any(${[...memberIds]}::uuid[]) and t.completed_at is not null`;
}
