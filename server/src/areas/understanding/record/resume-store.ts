/** Studies of a person as their papers name them. */
import type { EnumKey } from '@naru/contract/enums.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import { settingText } from '../../../platform/settings/value-sql.ts';

export interface StudiesRow {
  readonly id: string;
  readonly isGraduateSchool: boolean;
  readonly registerStatus: EnumKey<'schoolRegister'>;
  /** Names of the departments, the main one first. */
  readonly majorKo: string;
  readonly majorEn: string;
  readonly schoolKo: string;
  readonly schoolEn: string;
  /** `2024-03`, or the year alone. */
  readonly begins: string;
  readonly ends: string | null;
  readonly gradeAverage: number | null;
  readonly termCount: number;
}

export function selectStudies(db: Db, memberId: string): Promise<StudiesRow[]> {
  return rowsOf<StudiesRow>(db)`
    select s.id, s.university_code = '2' as "isGraduateSchool", s.register_status as "registerStatus",
      main.name_ko || coalesce(second."namesKo", '') as "majorKo",
      coalesce(main.name_en, main.name_ko) || coalesce(second."namesEn", '') as "majorEn",
      ${settingText(UNIVERSITY_NAME_KO)} as "schoolKo", ${settingText(UNIVERSITY_NAME_EN)} as "schoolEn",
      coalesce(to_char(entrance.begins_on, 'YYYY-MM'), s.entrance_year::text) as begins,
      to_char(s.graduation_expected_on, 'YYYY-MM') as ends,
      past."gradeAverage", coalesce(past."termCount", 0)::int as "termCount"
    from student s join department main on main.code = s.department_code
    left join term entrance on entrance.year = s.entrance_year and entrance.semester_code = s.entrance_semester_code
    left join lateral (
      select string_agg('·' || d.name_ko, '' order by major.kind, d.code) as "namesKo",
        string_agg(', ' || coalesce(d.name_en, d.name_ko), '' order by major.kind, d.code) as "namesEn"
      from student_major major join department d on d.code = major.department_code
      where major.student_id = s.id and major.kind <> 'MAIN' and major.department_code <> s.department_code) second on true
    left join lateral (
      select (array_agg(t.grade_average_overall::float8 order by t.year desc, t.semester_code desc)
          filter (where t.grade_average_overall is not null))[1] as "gradeAverage",
        count(*) as "termCount"
      from student_term t where t.student_id = s.id) past on true
    where s.member_id = ${memberId}::uuid`;
}
