import type { analytics, StudentSummary } from '@naru/contract/areas/analytics.ts';

import { checkTutor } from '../../../blocks/reference/tutor/check.ts';
import { readAllStudentsView, studentReach, withoutCourses } from '../../../blocks/student/reach.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { failChoice } from '../../../blocks/reference/fields.ts';
import { readStudentSort, readTutor } from './filters.ts';
import { selectStudentPage, type StudentRow, type StudentsAsked, type StudentSight } from './store.ts';

export const STUDENT_MENU = 'ANL_STDNT';

type Context = CallContext<Person>;
interface Given {
  readonly searchText?: string | undefined;
  readonly deptCode?: string | undefined;
  readonly grade?: string | undefined;
  readonly registerStatus?: string | undefined;
  readonly tutor?: string | undefined;
  readonly sort?: readonly string[] | undefined;
}

export const pageStudents: Reader<typeof analytics.pageStudents> = async (ctx, { query }) => {
  const window = windowOf(query);
  const sight = sightOf(ctx, 'R');
  const found = await selectStudentPage(ctx.db, sight, { ...(await readAsked(ctx, query)), window }, ctx.locale);
  return {
    studentPage: toPage(found.rows.map(toSummary), found.counted, window),
    can: {
      seeAverages: sight.averages.length > 0,
      export: ctx.actor.rights.may(STUDENT_MENU, 'E'),
      allStudents: readAllStudentsView(ctx.actor, STUDENT_MENU, 'R'),
    },
  };
};

/**
 * Whoever lists students without the right to details sees who they are, and no averages; nor does one who only teaches them.
 */
export function sightOf(ctx: Context, privilege: 'R' | 'E'): StudentSight {
  const { actor } = ctx;
  const opened = actor.rights.may(STUDENT_MENU, 'RR') ? studentReach(actor, STUDENT_MENU, 'RR') : [];
  return {
    actor,
    today: koreanDate(ctx.now),
    listed: studentReach(actor, STUDENT_MENU, privilege),
    opened,
    averages: withoutCourses(opened),
  };
}

/** @throws Failure `notFound` for a tutor that names nothing, `invalid` for a sort that is none */
export async function readAsked(ctx: Context, given: Given): Promise<Omit<StudentsAsked, 'window'>> {
  await checkTutor(ctx, given.tutor);
  return {
    search: readSearch(given.searchText),
    department: given.deptCode,
    grade: given.grade === undefined ? undefined : Number(given.grade),
    registerStatus: given.registerStatus,
    ...(readTutor(given.tutor, ctx.actor.memberId) ?? fail('notFound')),
    sort: readStudentSort(given.sort) ?? failChoice('sort', ctx.locale),
  };
}

function toSummary(row: StudentRow): StudentSummary {
  return {
    stdntId: row.id,
    name: row.name,
    studentNo: row.studentNumber,
    deptNm: row.departmentName,
    grade: row.grade,
    registerStatus: row.registerStatus,
    advisorNm: row.advisorName,
    gradeAverage: row.gradeAverage,
    canOpen: row.canOpen,
  };
}
