/** The students whom compulsory tests are for, and who of them took part: enrolled students as they are today. */
import { sql, type RawBuilder } from 'kysely';

import { codesBelowAnyOf, isBelowAny } from '../../../blocks/reference/department/below-sql.ts';

/** Builds the table `cohort` of the compulsory tests `a` that are asked for; the units below theirs are read once each. */
export const cohortsOf = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  cohort as materialized (
    select a.id, a.test_id, a.grades, a.department_codes = '{}' as is_everywhere,
      ${codesBelowAnyOf(sql`a.department_codes`)} as codes,
      a.opens_on::timestamp at time zone 'Asia/Seoul' as opens_at
    from ability_assignment a where ${where})`;

/** Builds the condition that a compulsory test `a` runs on a day. */
export const runsOn = (day: string): RawBuilder<boolean> =>
  sql`(a.ended_at is null and a.opens_on <= ${day}::date and a.due_on >= ${day}::date)`;

/** Builds the condition that a student `s` is of a `cohort`. */
export const IS_OF_COHORT: RawBuilder<boolean> = sql`(
  s.register_status = 'ENROLLED' and (cohort.grades = '{}' or s.grade = any(cohort.grades))
  and (cohort.is_everywhere or s.department_code = any(cohort.codes)))`;

/** Builds the condition that a student `s` of a `cohort` has a result of its test since it opened. */
export const HAS_TAKEN: RawBuilder<boolean> = sql`exists (
  select from ability_session taken
  where taken.member_id = s.member_id and taken.test_id = cohort.test_id and taken.status = 'SCORED'
    and taken.scored_at >= cohort.opens_at)`;

export interface CohortWish {
  readonly grades: readonly number[];
  readonly departmentCodes: readonly string[];
}

/** Builds the condition that a student `s` is of a cohort that is only thought of. */
export function isOfWish({ grades, departmentCodes }: CohortWish): RawBuilder<boolean> {
  const isOfGrade = grades.length === 0 ? sql`true` : sql`s.grade = any(${[...grades]}::int[])`;
  const isIn = departmentCodes.length === 0 ? sql`true` : isBelowAny(sql`s.department_code`, departmentCodes);
  return sql`(s.register_status = 'ENROLLED' and ${isOfGrade} and ${isIn})`;
}
