/**
 * Courses for tests, as an import would have made them.
 */
import { newId } from '../../../../platform/db/id.ts';
import type { Db } from '../../../../platform/db/db.ts';

export interface CourseWish {
  readonly year?: number;
  readonly semester?: string;
  readonly code: string;
  readonly classNumber?: string;
  readonly subject?: string;
  readonly subjectName?: string;
  readonly name?: string;
  readonly nameEn?: string;
  readonly isMajor?: boolean;
  readonly grade?: number;
  readonly departmentCode?: string;
}

/** Inserts a course with its master and term; the department must be there. */
export async function aCourse(db: Db, wish: CourseWish): Promise<string> {
  const { year = 2026, semester = '20', name = `과목 ${wish.code}`, subject = 'S1', isMajor = true } = wish;
  const [month, last] = semester === '10' ? ['03', '06'] : ['09', '12'];
  const term = { begins_on: `${year}-${month}-01`, ends_on: `${year}-${last}-20`, week1_on: `${year}-${month}-01` };
  await db
    .insertInto('term')
    .values({ year, semester_code: semester, ...term })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const shared = {
    year,
    semester_code: semester,
    course_code: wish.code,
    subject_code: subject,
    name_ko: name,
    name_en: wish.nameEn ?? null,
    is_major: isMajor,
  };
  const [masterId, courseId] = [newId(), newId()];
  await db
    .insertInto('course_master')
    .values({
      id: masterId,
      ...shared,
      subject_name_ko: wish.subjectName ?? '교과',
      grade: wish.grade ?? 2,
      managing_department_code: wish.departmentCode ?? '10000',
    })
    .execute();
  await db
    .insertInto('course')
    .values({ id: courseId, master_id: masterId, ...shared, class_number: wish.classNumber ?? '01' })
    .execute();
  return courseId;
}

/** Adds a teacher or an assistant to a course. */
export async function aTeacher(
  db: Db,
  wish: { courseId: string; memberId: string; role?: 'TEACHER' | 'ASSISTANT' },
): Promise<void> {
  await db
    .insertInto('course_teacher')
    .values({ course_id: wish.courseId, member_id: wish.memberId, role: wish.role ?? 'TEACHER' })
    .execute();
}

export interface EnrolmentWish {
  readonly courseId: string;
  readonly studentId: string;
  readonly status?: 'ENROLLED' | 'DROPPED' | 'COMPLETED' | 'FAILED';
  readonly letterGrade?: string;
}

/** Enrols a student in a course. */
export async function anEnrolment(db: Db, wish: EnrolmentWish): Promise<void> {
  await db
    .insertInto('enrolment')
    .values({
      course_id: wish.courseId,
      student_id: wish.studentId,
      status: wish.status ?? 'ENROLLED',
      letter_grade: wish.letterGrade ?? null,
    })
    .execute();
}

/** Inserts a result of a student, with its assessment. */
export async function aResult(
  db: Db,
  wish: {
    courseId: string;
    studentId: string;
    title: string;
    score: number;
    dueOn: string | null;
    isRemoved?: boolean;
  },
): Promise<void> {
  const assessmentId = newId();
  await db
    .insertInto('assessment')
    .values({ id: assessmentId, course_id: wish.courseId, title: wish.title, due_on: wish.dueOn, highest_score: 100 })
    .execute();
  await db
    .insertInto('result')
    .values({
      assessment_id: assessmentId,
      student_id: wish.studentId,
      status: 'FULLY_GRADED',
      score: wish.score,
      removed_at: wish.isRemoved === true ? new Date() : null,
    })
    .execute();
}
