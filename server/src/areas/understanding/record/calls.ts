import type { StudentRecord, understanding } from '@naru/contract/areas/understanding.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { StudentLinkSource } from '../../../blocks/manifest/student-link.ts';
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import { readAllStudentsView, studentScope, withoutCourses } from '../../../blocks/student/scope-sql.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import {
  selectCourses,
  selectMajors,
  selectOptionalAdvisor,
  selectOptionalStudent,
  selectOptionalTakenCourse,
  selectResultPage,
  selectTerms,
  type RecordScope,
  type StudentRow,
} from './store.ts';

const MENU = 'ANL_STDNT';

export const readStudent: Reader<typeof understanding.readStudent> = async (ctx, { params }) => {
  const scope = scopeOf(ctx);
  const row = await findStudent(ctx, params.stdntId, scope);
  await noteRead(ctx, row, row.isWhole ? ['standing', 'terms', 'courses'] : ['courses']);
  const courses = await selectCourses(ctx.db, row, scope, ctx.locale);
  return {
    student: {
      stdntId: row.id,
      name: row.name,
      studentNo: row.studentNumber,
      deptNm: row.departmentName,
      grade: row.grade,
      registerStatus: row.registerStatus,
      standing: row.isWhole ? await loadStanding(ctx, row, scope) : null,
      courseList: courses.map((course) => nameTerm(ctx, course)),
    },
  };
};

export const pageResults: Reader<typeof understanding.pageResults> = async (ctx, { params, query }) => {
  const scope = scopeOf(ctx);
  const { courseId } = params;
  const student = await findStudent(ctx, params.stdntId, scope);
  const isTaken = await selectOptionalTakenCourse(ctx.db, { student, courseId }, scope);
  if (!isTaken) return fail('notFound');
  await noteRead(ctx, student, ['results']);
  const window = windowOf(query);
  const found = await selectResultPage(ctx.db, { studentId: student.id, courseId }, window);
  return { resultPage: toPage(found.rows, found.counted, window) };
};

/** Returns the caller's scope: those who only teach a student see just that course (docs/specification.md §7). */
function scopeOf({ actor, now }: CallContext): RecordScope {
  const opened = studentScope(actor, MENU, 'RR');
  return { actor, today: koreanDate(now), opened, whole: withoutCourses(opened) };
}

/** Leads to the record where it opens; one’s own needs no way from oneself. */
export const recordLink: StudentLinkSource = async (ctx, studentId) => {
  if (!ctx.actor.rights.may(MENU, 'RR')) return undefined;
  const row = await selectOptionalStudent(ctx.db, studentId, scopeOf(ctx), ctx.locale);
  return row && row.memberId !== ctx.actor.memberId
    ? { kind: 'RECORD', path: `/popup/stdntInfo/${row.id}` }
    : undefined;
};

async function findStudent(ctx: CallContext, id: string, scope: RecordScope): Promise<StudentRow> {
  return (await selectOptionalStudent(ctx.db, id, scope, ctx.locale)) ?? fail('notFound');
}

/** Logs the reading before the answer: contents whose reading cannot be logged are not shown. */
async function noteRead(ctx: CallContext, row: StudentRow, fields: readonly string[]): Promise<void> {
  if (row.memberId === ctx.actor.memberId) return;
  const isAll = readAllStudentsView(ctx.actor, MENU, 'RR') === 'OPEN';
  const reason = isAll ? ctx.actor.allStudentsReason : null;
  await ctx.db
    .transaction()
    .execute((tx) =>
      writePrivacyLog(tx, ctx, { action: 'R', menuId: MENU, subjectIds: [row.memberId], fields, reason }),
    );
}

async function loadStanding(
  ctx: CallContext,
  row: StudentRow,
  { today }: RecordScope,
): Promise<NonNullable<StudentRecord['standing']>> {
  const { db, locale } = ctx;
  const [majorList, advisor, terms] = await Promise.all([
    selectMajors(db, row.id, locale),
    selectOptionalAdvisor(db, row.id, { today, locale }),
    selectTerms(db, row.id),
  ]);
  return {
    studentType: row.studentType,
    entranceYear: row.entranceYear,
    entranceSemstrNm: nameTerm(ctx, { semstrCode: row.entranceSemesterCode }).semstrNm,
    graduationExpectedOn: row.graduationExpectedOn,
    email: row.email,
    majorList,
    advisor: advisor ?? null,
    termList: terms.map((term) => nameTerm(ctx, term)),
  };
}

function nameTerm<T extends { readonly semstrCode: string }>(
  { locale }: CallContext,
  term: T,
): T & { semstrNm: string } {
  const known = enumOptions('semester', locale).find(({ key }) => key === term.semstrCode);
  return { ...term, semstrNm: known?.value ?? term.semstrCode };
}
