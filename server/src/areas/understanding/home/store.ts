import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface StudiesRow {
  readonly universityCode: string;
  readonly advisorName: string | null;
  readonly creditsEarned: number;
  /** Credits of this term's courses. */
  readonly creditsTaking: number;
  readonly terms: readonly {
    readonly year: number;
    readonly semester: string;
    readonly average: number | null;
    readonly overall: number | null;
  }[];
}

/** Selects a student's terms with grades, credits and advisor; undefined for nobody. */
export function selectOptionalStudies(
  db: Db,
  asked: { studentId: string; today: string; locale: Locale },
): Promise<StudiesRow | undefined> {
  return firstOf<StudiesRow>(db)`
    select s.university_code as "universityCode",
      (select ${nameOf('adviser', asked.locale)} from advisor_assignment g join member adviser on adviser.id = g.advisor_id
        where g.student_id = s.id and g.kind = 'ADVISOR' and ${inForce('g', sql`${asked.today}`)}
        order by g.begins_on desc limit 1) as "advisorName",
      coalesce(past.credits, 0)::float8 as "creditsEarned",
      coalesce((select sum(cm.credits) from enrolment e join course c on c.id = e.course_id
        join course_master cm on cm.id = c.master_id
        join term on term.year = c.year and term.semester_code = c.semester_code
        where e.student_id = s.id and e.status = 'ENROLLED' and term.begins_on <= ${asked.today}::date
          and term.ends_on >= ${asked.today}::date), 0)::float8 as "creditsTaking",
      coalesce(past.terms, '[]') as terms
    from student s left join lateral (
      select sum(t.credits_earned) as credits, json_agg(json_build_object('year', t.year, 'semester', t.semester_code,
        'average', t.grade_average, 'overall', t.grade_average_overall) order by t.year, t.semester_code) as terms
      from student_term t where t.student_id = s.id) past on true
    where s.id = ${asked.studentId}::uuid`;
}
