/**
 * Students as those see them who teach, advise or administer them.
 */
import { z } from 'zod';

import { menu, named } from '../access.ts';
import { get, post } from '../call.ts';
import { ENUMS } from '../enums.ts';
import { ExportReason, ExportStarted } from '../shared/export.ts';
import { Id } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';

/** `{tutor?}` beside a tutor's key: one's advisees, students one teaches, the university, the graduate school. */
export const TUTOR_WORDS = ['tutor', 'course', 'univ', 'grad'] as const;

const StudentSummary = z.object({
  stdntId: Id,
  name: z.string(),
  studentNo: z.string(),
  deptNm: z.string(),
  grade: z.number().int(),
  registerStatus: z.enum(ENUMS.schoolRegister),
  /** The student's advisor today. */
  advisorNm: z.string().nullable(),
  /** Over all terms, on the scale of 4.5; null also where the caller may not know it. */
  gradeAverage: z.number().nullable(),
  /** Whether the caller may open the record. */
  canOpen: z.boolean(),
});
export type StudentSummary = z.output<typeof StudentSummary>;

const StudentFilters = z.object({
  /** Part of a name, initial consonants, or the beginning of a student number. */
  searchText: z.string().max(100).optional(),
  /** With everything below it. */
  deptCode: z.string().max(40).optional(),
  grade: z.enum(ENUMS.grade).optional(),
  registerStatus: z.enum(ENUMS.schoolRegister).optional(),
  /** One of TUTOR_WORDS or a tutor's key; anything else is not found. Narrows, never widens. */
  tutor: z.string().max(64).optional(),
});

/** The view of all students where ALLSTDNT alone opens it: not available, after a reason, or open for this session. */
export const ALL_STUDENTS_VIEWS = ['NONE', 'ASK', 'OPEN'] as const;

export const analytics = {
  pageStudents: get('/anals/stdntinfo/page', {
    access: menu('ANL_STDNT', 'R'),
    summary:
      'The students whom the caller teaches, advises or administers, the newest student numbers first unless sorted.',
    remark:
      'A department counts with everything below; tutor is `{tutor?}` of the address. Sorted by studentNo, name or grade.',
    query: PageQuery.extend(StudentFilters.shape),
    output: z.object({
      studentPage: pageOf(StudentSummary),
      /** Actions that the caller may take beside reading the rows. */
      can: z.object({ seeAverages: z.boolean(), export: z.boolean(), allStudents: z.enum(ALL_STUDENTS_VIEWS) }),
    }),
  }),
  openAllStudents: post('/anals/stdntinfo/all', {
    access: named('ALLSTDNT'),
    summary: 'Opens the view of all students for this session, for a reason that is kept.',
    remark: 'The reason has 5 characters or more. From then on the session sees all students.',
    body: z.object({ reason: ExportReason }),
    output: z.object({}),
  }),
  exportStudents: post('/anals/stdntinfo/excel', {
    access: menu('ANL_STDNT', 'E'),
    summary: 'The students of a list as an Excel file, for a reason that is kept; each of them can read of it.',
    remark: 'The reason has 5 characters or more. Each student can read by whom and why the list was taken.',
    body: StudentFilters.extend({
      sort: z.array(z.string().max(60)).max(5).optional(),
      reason: ExportReason,
    }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
