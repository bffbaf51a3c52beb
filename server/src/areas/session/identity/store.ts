import type { Db } from '../../../platform/db/pool.ts';
import type { StudentReach } from './reach.ts';

/** Whether the caller may know of this student: themselves, or one within their reach (docs/specification.md §6, student understanding). */
export async function selectOptionalStudentInReach(
  db: Db,
  studentId: string,
  reach: StudentReach,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('student')
    .select('student.id')
    .where('student.id', '=', studentId)
    .where((eb) =>
      eb.or([
        eb.val(reach.everybody),
        eb('student.id', '=', reach.ownStudentId),
        eb('student.department_code', '=', eb.fn.any(eb.val(reach.departmentCodes))),
        eb.exists(
          eb
            .selectFrom('advisor_assignment')
            .select('advisor_assignment.id')
            .whereRef('advisor_assignment.student_id', '=', 'student.id')
            .where('advisor_assignment.advisor_id', '=', reach.advisorId)
            .where('advisor_assignment.begins_on', '<=', reach.today)
            .where((open) =>
              open.or([
                open('advisor_assignment.ends_on', 'is', null),
                open('advisor_assignment.ends_on', '>=', reach.today),
              ]),
            ),
        ),
        eb.exists(
          eb
            .selectFrom('enrolment')
            .innerJoin('course_teacher', 'course_teacher.course_id', 'enrolment.course_id')
            .innerJoin('course', 'course.id', 'enrolment.course_id')
            .innerJoin('term', (join) =>
              join
                .onRef('term.year', '=', 'course.year')
                .onRef('term.semester_code', '=', 'course.semester_code')
                .on('term.is_current', '=', true),
            )
            .select('enrolment.student_id')
            .whereRef('enrolment.student_id', '=', 'student.id')
            .where('course_teacher.member_id', '=', reach.teacherId),
        ),
      ]),
    )
    .executeTakeFirst();
}
