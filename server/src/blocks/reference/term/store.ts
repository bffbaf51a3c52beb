import { sql } from 'kysely';

import { firstOf, type Db } from '../../../platform/db/db.ts';
import { currentTerm } from './current-sql.ts';

export interface TermDays {
  readonly year: number;
  readonly semesterCode: string;
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly week1On: string;
}

/** Selects the last term that has begun; undefined before the first. */
export function selectOptionalCurrentTerm(db: Db, today: string): Promise<TermDays | undefined> {
  return firstOf<TermDays>(db)`
    select term.year, term.semester_code as "semesterCode", term.begins_on as "beginsOn", term.ends_on as "endsOn",
      term.week1_on as "week1On"
    from ${currentTerm(sql`${today}`)} term`;
}
