import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { isFindable, type Finder } from '../catalogue/audience-sql.ts';
import { IS_CALLED_OFF } from '../catalogue/standing-sql.ts';

export interface CompetencyCount {
  readonly code: CompetencyCode;
  readonly count: number;
}

/** Counts what the list of a type shows for each competency, unless it is filtered further. */
export function countAhead(db: Db, finder: Finder, type: ProgrammeType): Promise<CompetencyCount[]> {
  return rowsOf<CompetencyCount>(db)`
    select c.competency_code as code, count(*)::int as count
    from programme p join programme_competency c on c.programme_id = p.id
    where ${isFindable(finder, type)} and p.applies_until > ${finder.now} and not ${IS_CALLED_OFF}
    group by c.competency_code order by c.competency_code`;
}
