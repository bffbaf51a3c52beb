/**
 * One student as those see them who advise, teach or administer them, and as they see themselves.
 */
import { z } from 'zod';

import { menu } from '../access.ts';
import { get } from '../call.ts';
import { ENUMS } from '../enums.ts';
import { CalendarDate, Id } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';

const Term = z.object({ year: z.number().int(), semstrCode: z.string(), semstrNm: z.string() });

const TermRecord = Term.extend({
  creditsTried: z.number(),
  creditsEarned: z.number(),
  /** On the scale of 4.5; null for a term without letter grades. */
  gradeAverage: z.number().nullable(),
  gradeAverageOverall: z.number().nullable(),
  isWarned: z.boolean(),
  registerStatus: z.enum(ENUMS.schoolRegister),
});
export type TermRecord = z.output<typeof TermRecord>;

const TakenCourse = Term.extend({
  courseId: Id,
  courseCode: z.string(),
  courseNm: z.string(),
  ntNo: z.string(),
  credits: z.number(),
  status: z.enum(['ENROLLED', 'DROPPED', 'COMPLETED', 'FAILED']),
  letterGrade: z.string().nullable(),
  /** Assessments of the course that have a result of the student. */
  resultCount: z.number().int(),
});
export type TakenCourse = z.output<typeof TakenCourse>;

const AssessmentResult = z.object({
  assessmentId: Id,
  title: z.string(),
  category: z.string().nullable(),
  dueOn: CalendarDate.nullable(),
  status: z.enum(['EXEMPT', 'FULLY_GRADED', 'NOT_SUBMITTED', 'PARTIALLY_GRADED', 'SUBMITTED']),
  score: z.number().nullable(),
  highestScore: z.number().nullable(),
  scoredOn: CalendarDate.nullable(),
  isLate: z.boolean(),
  isMissing: z.boolean(),
});
export type AssessmentResult = z.output<typeof AssessmentResult>;

const StudentRecord = z.object({
  stdntId: Id,
  name: z.string(),
  studentNo: z.string(),
  deptNm: z.string(),
  grade: z.number().int(),
  registerStatus: z.enum(ENUMS.schoolRegister),
  /** Null for who knows the student from a course only: name and that course's record are all that they see. */
  standing: z
    .object({
      studentType: z.enum(ENUMS.studentType),
      entranceYear: z.number().int(),
      entranceSemstrNm: z.string(),
      graduationExpectedOn: CalendarDate.nullable(),
      email: z.string().nullable(),
      majorList: z.array(z.object({ kind: z.enum(['MAIN', 'DOUBLE', 'MINOR', 'LINKED']), deptNm: z.string() })),
      /** The advisor today. */
      advisor: z.object({ advisorNm: z.string(), beginsOn: CalendarDate }).nullable(),
      /** The earliest first. */
      termList: z.array(TermRecord),
    })
    .nullable(),
  /** The latest first. */
  courseList: z.array(TakenCourse),
});
export type StudentRecord = z.output<typeof StudentRecord>;

export const understanding = {
  readStudent: get('/rdm/stdnt/{stdntId}', {
    access: menu('ANL_STDNT', 'RR'),
    summary: 'A student with advisor, terms and courses; who looks is written down, unless it is oneself.',
    remark: 'standing is null for who only teaches the student.',
    params: z.object({ stdntId: Id }),
    output: z.object({ student: StudentRecord }),
  }),
  pageResults: get('/rdm/stdnt/{stdntId}/course/{courseId}/page', {
    access: menu('ANL_STDNT', 'RR'),
    summary: 'The results of a student in a course, by the day they were due.',
    params: z.object({ stdntId: Id, courseId: Id }),
    query: PageQuery.omit({ sort: true }),
    output: z.object({ resultPage: pageOf(AssessmentResult) }),
  }),
};
