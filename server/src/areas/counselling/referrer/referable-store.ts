/** Students whom a professor may refer. */
import { currentTerm } from '../../../blocks/reference/term/current-sql.ts';
import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { ownDepartments } from '../../../blocks/reference/department/own-sql.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import { presentStudent } from '../shared/student.ts';

/** The professor who refers, and the day. */
interface Referrer {
  readonly memberId: string;
  readonly today: string;
}

/**
 * Whether the professor knows the student `s`: advises them today, teaches them this term, or was asked by them or met
 * them. One list of keys, so that the database begins with those few and not with every student.
 */
const isKnown = (by: Referrer): RawBuilder<unknown> => sql`s.id = any(array(
  select advised.student_id from advisor_assignment advised
    where advised.advisor_id = ${by.memberId}::uuid and ${inForce('advised', sql`${by.today}`)}
  union select attending.student_id from enrolment attending
    join course_teacher taught on taught.course_id = attending.course_id
    join course on course.id = taught.course_id
    join ${currentTerm(sql`${by.today}`)} term on term.year = course.year and term.semester_code = course.semester_code
    where taught.member_id = ${by.memberId}::uuid and attending.status <> 'DROPPED'
  union select asked.student_id from counselling_request asked join counsellor c on c.id = asked.counsellor_id
    where c.member_id = ${by.memberId}::uuid and asked.source <> 'INVITATION'))`;

/** Current students alone: nobody else can apply at a centre. */
export async function selectReferable(
  db: Db,
  by: Referrer,
  asked: { search: Search | undefined; studentId: string | undefined; locale: Locale; most: number },
): Promise<(StudentRef & { memberId: string })[]> {
  const { search, studentId, locale } = asked;
  const named = search ? sql`and ${isStudentMeant(search)}` : sql``;
  const { rows } = await sql<Parameters<typeof presentStudent>[0] & { memberId: string }>`
    select s.id as "studentId", s.member_id as "memberId", ${nameOf('m', locale)} as "studentName",
      ${nameOf('d', locale)} as "studentDepartment", s.student_number as "studentNumber", s.grade
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where m.status = 'ACTIVE' and s.member_id <> ${by.memberId}::uuid and ${isKnown(by)}
      and exists (select from member_type y where y.member_id = m.id and y.type_code = 'CURRENT_STUDENT'
        and ${inForce('y', sql`${by.today}`)})
      and (${studentId ?? null}::uuid is null or s.id = ${studentId ?? null}::uuid) ${named}
    order by s.department_code in ${ownDepartments(by)} desc, m.name_ko, s.student_number limit ${asked.most}`.execute(
    db,
  );
  return rows.map((row) => ({ ...presentStudent(row, false), memberId: row.memberId }));
}
