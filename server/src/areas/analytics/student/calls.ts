import type { analytics, StudentSummary } from '@naru/contract/areas/analytics.ts';

import { readTutor } from '../../../blocks/reference/tutor/filter.ts';
import { readAllStudentsView, studentScope, withoutCourses } from '../../../blocks/student/scope-sql.ts';
import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { failChoice } from '../../../blocks/reference/core/fields.ts';
import { readStudentSort } from './sort.ts';
import { selectStudentPage, type StudentRow, type StudentsParams, type ViewScope } from './store.ts';

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
  const scope = scopeOf(ctx, 'R');
  const found = await selectStudentPage(ctx.db, scope, { ...(await readAsked(ctx, query)), window }, ctx.locale);
  return {
    studentPage: toPage(found.rows.map(toSummary), found.counted, window),
    can: {
      seeAverages: scope.averages.length > 0,
      export: ctx.actor.rights.may(STUDENT_MENU, 'E'),
      allStudents: readAllStudentsView(ctx.actor, STUDENT_MENU, 'R'),
    },
  };
};

/** Returns the caller's scope. Averages need the right to details, and more than teaching the student. */
export function scopeOf(ctx: Context, privilege: 'R' | 'E'): ViewScope {
  const { actor } = ctx;
  const opened = actor.rights.may(STUDENT_MENU, 'RR') ? studentScope(actor, STUDENT_MENU, 'RR') : [];
  return {
    actor,
    today: koreanDate(ctx.now),
    listed: studentScope(actor, STUDENT_MENU, privilege),
    opened,
    averages: withoutCourses(opened),
  };
}

/** @throws Failure `notFound` for a tutor that names nothing, `invalid` for a sort that is none */
export async function readAsked(ctx: Context, given: Given): Promise<Omit<StudentsParams, 'window'>> {
  const tutor = await readTutor(ctx, given.tutor);
  return {
    search: readSearch(given.searchText),
    department: given.deptCode,
    grade: given.grade === undefined ? undefined : Number(given.grade),
    registerStatus: given.registerStatus,
    ...tutor,
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
