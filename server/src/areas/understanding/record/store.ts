import type { AssessmentResult, StudentRecord, TakenCourse, TermRecord } from '@naru/contract/areas/understanding.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { isOneInScope, scopeValues, TAUGHT_COURSES, type StudentScope } from '../../../blocks/student/scope-sql.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';

/** A caller with the students whose records they open, and those whose whole record they see. */
export interface RecordScope {
  readonly actor: Actor;
  readonly today: string;
  readonly opened: StudentScope;
  readonly whole: StudentScope;
}

type Standing = NonNullable<StudentRecord['standing']>;

export interface StudentRow {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly studentNumber: string;
  readonly departmentName: string;
  readonly grade: number;
  readonly registerStatus: EnumKey<'schoolRegister'>;
  readonly studentType: Standing['studentType'];
  readonly entranceYear: number;
  readonly entranceSemesterCode: string;
  readonly graduationExpectedOn: string | null;
  readonly email: string | null;
  /** False for who knows the student from a course only. */
  readonly isWhole: boolean;
}

/** Selects a student within the scope. */
export async function selectOptionalStudent(
  db: Db,
  studentId: string,
  scope: RecordScope,
  locale: Locale,
): Promise<StudentRow | undefined> {
  const id = sql.ref('s.id');
  const shape = {
    key: `student record ${locale} | ${scope.opened.join(' ')} / ${scope.whole.join(' ')}`,
    build: (handle: Db) =>
      sql<StudentRow>`
        select s.id, s.member_id as "memberId", ${nameOf('m', locale)} as "name", s.student_number as "studentNumber",
          ${nameOf('department', locale)} as "departmentName", s.grade, s.register_status as "registerStatus",
          s.student_type as "studentType", s.entrance_year as "entranceYear",
          s.entrance_semester_code as "entranceSemesterCode", s.graduation_expected_on as "graduationExpectedOn",
          m.email, ${isOneInScope(scope.whole, id)} as "isWhole"
        from student s join member m on m.id = s.member_id join department on department.code = s.department_code
        where s.id = ${slot('studentId')}::uuid and ${isOneInScope(scope.opened, id)}`.compile(handle),
  };
  const rows = await runShape(db, shape, { ...scopeValues(scope.actor, scope.today), studentId });
  return rows[0];
}

export function selectMajors(db: Db, studentId: string, locale: Locale): Promise<Standing['majorList']> {
  return rowsOf<Standing['majorList'][number]>(db)`
    select major.kind, ${nameOf('department', locale)} as "deptNm"
    from student_major major join department on department.code = major.department_code
    where major.student_id = ${studentId}::uuid
    order by array_position('{MAIN,DOUBLE,MINOR,LINKED}', major.kind), major.department_code`;
}

export function selectOptionalAdvisor(
  db: Db,
  studentId: string,
  view: { readonly today: string; readonly locale: Locale },
): Promise<NonNullable<Standing['advisor']> | undefined> {
  return firstOf<NonNullable<Standing['advisor']>>(db)`
    select ${nameOf('adviser', view.locale)} as "advisorNm", advising.begins_on as "beginsOn"
    from advisor_assignment advising join member adviser on adviser.id = advising.advisor_id
    where advising.student_id = ${studentId}::uuid and advising.kind = 'ADVISOR' and ${inForce('advising', sql.val(view.today))}
    order by advising.begins_on desc limit 1`;
}

export function selectTerms(db: Db, studentId: string): Promise<Omit<TermRecord, 'semstrNm'>[]> {
  return rowsOf<Omit<TermRecord, 'semstrNm'>>(db)`
    select past.year, past.semester_code as "semstrCode", past.credits_tried::float8 as "creditsTried",
      past.credits_earned::float8 as "creditsEarned", past.grade_average::float8 as "gradeAverage",
      past.grade_average_overall::float8 as "gradeAverageOverall", past.is_warned as "isWarned",
      past.register_status as "registerStatus"
    from student_term past where past.student_id = ${studentId}::uuid
    order by past.year, past.semester_code`;
}

/**
 * Builds the condition of visible courses: all with the whole record, otherwise this term's that the caller teaches.
 */
const seenCourses = (isWhole: boolean): RawBuilder<unknown> =>
  isWhole ? sql`true` : sql`(e.status <> 'DROPPED' and e.course_id in (${TAUGHT_COURSES}))`;

export async function selectCourses(
  db: Db,
  student: Pick<StudentRow, 'id' | 'isWhole'>,
  scope: RecordScope,
  locale: Locale,
): Promise<Omit<TakenCourse, 'semstrNm'>[]> {
  const shape = {
    key: `courses of a student ${locale} ${student.isWhole}`,
    build: (handle: Db) =>
      sql<Omit<TakenCourse, 'semstrNm'>>`
        select c.id as "courseId", c.year, c.semester_code as "semstrCode", c.course_code as "courseCode",
          ${nameOf('c', locale)} as "courseNm", c.class_number as "ntNo", cm.credits::float8 as "credits", e.status,
          e.letter_grade as "letterGrade",
          (select count(*)::int from result join assessment on assessment.id = result.assessment_id
            where result.student_id = e.student_id and assessment.course_id = c.id
              and result.removed_at is null and assessment.removed_at is null) as "resultCount"
        from enrolment e join course c on c.id = e.course_id join course_master cm on cm.id = c.master_id
        where e.student_id = ${slot('studentId')}::uuid and ${seenCourses(student.isWhole)}
        order by c.year desc, c.semester_code desc, c.course_code, c.class_number`.compile(handle),
  };
  return runShape(db, shape, { ...scopeValues(scope.actor, scope.today), studentId: student.id });
}

/** Selects a course; undefined where the student does not take it, or the caller does not see it. */
export async function selectOptionalTakenCourse(
  db: Db,
  asked: { readonly student: Pick<StudentRow, 'id' | 'isWhole'>; readonly courseId: string },
  scope: RecordScope,
): Promise<{ courseId: string } | undefined> {
  const { student, courseId } = asked;
  const shape = {
    key: `a course of a student ${student.isWhole}`,
    build: (handle: Db) =>
      sql<{ courseId: string }>`
        select e.course_id as "courseId" from enrolment e
        where e.student_id = ${slot('studentId')}::uuid and e.course_id = ${slot('courseId')}::uuid
          and ${seenCourses(student.isWhole)}`.compile(handle),
  };
  const rows = await runShape(db, shape, { ...scopeValues(scope.actor, scope.today), studentId: student.id, courseId });
  return rows[0];
}

type CountedResult = AssessmentResult & { readonly isRow: boolean; readonly counted: number };

/** Selects the page and its bounded count in one statement; a page without rows still returns the count. */
export async function selectResultPage(
  db: Db,
  of: { readonly studentId: string; readonly courseId: string },
  window: PageWindow,
): Promise<{ rows: AssessmentResult[]; counted: number }> {
  const shape = {
    key: 'results of a student in a course',
    build: (handle: Db) => {
      const from = sql`from result r join assessment a on a.id = r.assessment_id
        where r.student_id = ${slot('studentId')}::uuid and a.course_id = ${slot('courseId')}::uuid
          and r.removed_at is null and a.removed_at is null`;
      return sql<CountedResult>`
        select (page."assessmentId" is not null) as "isRow", total.counted, page.*
        from (select count(*)::int as counted from (select ${from} limit ${sql.lit(COUNT_BOUND + 1)}) bounded) total
        left join (
          select a.id as "assessmentId", a.title, a.category, a.due_on as "dueOn", r.status, r.score::float8 as "score",
            a.highest_score::float8 as "highestScore", r.scored_on as "scoredOn",
            coalesce(r.is_late, false) as "isLate", coalesce(r.is_missing, false) as "isMissing"
          ${from} order by a.due_on nulls last, a.title, a.id limit ${slot('limit')} offset ${slot('offset')}
        ) page on true
        order by page."dueOn" nulls last, page.title, page."assessmentId"`.compile(handle);
    },
  };
  const rows = await runShape(db, shape, { ...of, limit: window.size, offset: window.offset });
  return {
    rows: rows.filter((row) => row.isRow).map(({ isRow: _isRow, counted: _counted, ...result }) => result),
    counted: rows[0]?.counted ?? 0,
  };
}
