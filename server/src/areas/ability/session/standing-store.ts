/** The standing of a student that a session freezes: department, college, grade and term. */
import { sql } from 'kysely';

import { currentTerm } from '../../../blocks/reference/term/current-sql.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';

const ROOT_DEPARTMENT = '10000';

export interface StudentStanding {
  readonly departmentCode: string;
  /** The department directly under the university that theirs is a part of; null: there is none. */
  readonly collegeCode: string | null;
  readonly grade: number;
}

export function selectOptionalStanding(db: Db, memberId: string): Promise<StudentStanding | undefined> {
  return firstOf<StudentStanding>(db)`
    with recursive up as (
      select d.code, d.parent_code from student s join department d on d.code = s.department_code
      where s.member_id = ${memberId}::uuid
      union
      select d.code, d.parent_code from up join department d on d.code = up.parent_code)
    select s.department_code as "departmentCode", s.grade,
      (select up.code from up where up.parent_code = ${ROOT_DEPARTMENT}) as "collegeCode"
    from student s where s.member_id = ${memberId}::uuid`;
}

export interface TermStanding {
  readonly year: number;
  readonly semesterCode: string;
  /** First day of the next term; null where it is not set up yet. */
  readonly nextTermOn: string | null;
}

/** Selects the last term that has begun. */
export function selectOptionalTerm(db: Db, today: string): Promise<TermStanding | undefined> {
  return firstOf<TermStanding>(db)`
    select term.year, term.semester_code as "semesterCode",
      (select min(next.begins_on) from term next where next.begins_on > greatest(term.begins_on, ${today}::date)) as "nextTermOn"
    from ${currentTerm(sql`${today}`)} term`;
}
