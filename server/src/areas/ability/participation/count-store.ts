/** Participation as numbers: raw, to be shown by withhold.ts alone. */
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { countOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { cohortsOf, HAS_TAKEN, IS_OF_COHORT, isOfWish, type CohortWish } from '../cohort/cohort-sql.ts';
import type { CountedCell } from './withhold.ts';

export function countCohort(db: Db, wish: CohortWish): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from student s where ${isOfWish(wish)}`;
}

/** Counts the cohorts of several compulsory tests, by their ids. */
export async function countTotals(db: Db, ids: readonly string[]): Promise<Map<string, CountedCell>> {
  const rows = await rowsOf<CountedCell & { id: string }>(db)`
    with ${cohortsOf(sql`a.id = any(${[...ids]}::uuid[])`)}
    select cohort.id, count(s.id)::int as target, (count(s.id) filter (where ${HAS_TAKEN}))::int as done
    from cohort left join student s on ${IS_OF_COHORT} group by cohort.id`;
  return new Map(rows.map(({ id, target, done }) => [id, { target, done }]));
}

/** Students of a department and a grade. */
export interface CellRow extends CountedCell {
  readonly departmentCode: string;
  readonly departmentName: string;
  /** The unit under the university that the department is of. */
  readonly collegeCode: string;
  readonly collegeName: string;
  readonly grade: number;
}

/** Builds the table `unit` of all departments, each with the one under the university that it is of. */
const UNITS: RawBuilder<unknown> = sql`
  unit(code, college_code) as (
    select d.code, d.code from department d join department top on top.code = d.parent_code and top.parent_code is null
    union select d.code, unit.college_code from department d join unit on d.parent_code = unit.code)`;

/** Builds the select of cells `c`, departments in the order of the screen. */
const named = (cells: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> => sql`
  select c.code as "departmentCode", ${nameOf('d', locale)} as "departmentName", u.code as "collegeCode",
    ${nameOf('u', locale)} as "collegeName", c.grade, c.target, c.done
  from (${cells}) c join department d on d.code = c.code left join unit on unit.code = c.code
  join department u on u.code = coalesce(unit.college_code, c.code) order by d.position, d.code, c.grade`;

export function countAssignmentCells(db: Db, id: string, locale: Locale): Promise<CellRow[]> {
  const cells = sql`
    select s.department_code as code, s.grade, count(*)::int as target, (count(*) filter (where ${HAS_TAKEN}))::int as done
    from cohort join student s on ${IS_OF_COHORT} group by s.department_code, s.grade`;
  return rowsOf<CellRow>(db)`
    with recursive ${UNITS}, ${cohortsOf(sql`a.id = ${id}::uuid`)} ${named(cells, locale)}`;
}

export interface TermOfTest {
  readonly testId: string;
  readonly year: number;
  readonly semesterCode: string;
}

/** Counts who took a test in a term, by what they were then, beside the students of today. */
export function countTermCells(db: Db, term: TermOfTest, locale: Locale): Promise<CellRow[]> {
  const cells = sql`
    select coalesce(here.code, took.code) as code, coalesce(here.grade, took.grade) as grade,
      coalesce(here.target, 0) as target, coalesce(took.done, 0) as done
    from (
      select s.department_code as code, s.grade, count(*)::int as target from student s
      where s.register_status = 'ENROLLED' group by s.department_code, s.grade) here
    full join (
      select one.code, one.grade, count(*)::int as done
      from (
        select distinct on (x.member_id) x.department_code as code, x.grade from ability_session x
        where x.test_id = ${term.testId}::uuid and x.status = 'SCORED'
          and x.year = ${term.year} and x.semester_code = ${term.semesterCode}
        order by x.member_id, x.scored_at desc, x.id desc) one
      group by one.code, one.grade) took on took.code = here.code and took.grade = here.grade`;
  return rowsOf<CellRow>(db)`with recursive ${UNITS} ${named(cells, locale)}`;
}

export interface TermCount {
  readonly year: number;
  readonly semesterCode: string;
  readonly done: number;
}

/** Counts the people who took a test in each term, the earliest first. */
export function countTerms(db: Db, testId: string): Promise<TermCount[]> {
  return rowsOf<TermCount>(db)`
    select x.year, x.semester_code as "semesterCode", count(distinct x.member_id)::int as done
    from ability_session x join term on term.year = x.year and term.semester_code = x.semester_code
    where x.test_id = ${testId}::uuid and x.status = 'SCORED'
    group by x.year, x.semester_code, term.begins_on order by term.begins_on`;
}
