import type { StudentRecord, understanding } from '@naru/contract/areas/understanding.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy.ts';
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import { readAllStudentsView, studentReach, withoutCourses } from '../../../blocks/student/reach.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
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
  type RecordSight,
  type StudentRow,
} from './store.ts';

const MENU = 'ANL_STDNT';

type Context = CallContext<Actor>;

export const readStudent: Reader<typeof understanding.readStudent> = async (ctx, { params }) => {
  const sight = sightOf(ctx);
  const row = await findStudent(ctx, params.stdntId, sight);
  await noteRead(ctx, row, row.isWhole ? ['standing', 'terms', 'courses'] : ['courses']);
  const courses = await selectCourses(ctx.db, row, sight, ctx.locale);
  return {
    student: {
      stdntId: row.id,
      name: row.name,
      studentNo: row.studentNumber,
      deptNm: row.departmentName,
      grade: row.grade,
      registerStatus: row.registerStatus,
      standing: row.isWhole ? await loadStanding(ctx, row, sight) : null,
      courseList: courses.map((course) => nameTerm(ctx, course)),
    },
  };
};

export const pageResults: Reader<typeof understanding.pageResults> = async (ctx, { params, query }) => {
  const sight = sightOf(ctx);
  const { courseId } = params;
  const student = await findStudent(ctx, params.stdntId, sight);
  const isTaken = isId(courseId) && (await selectOptionalTakenCourse(ctx.db, { student, courseId }, sight));
  if (!isTaken) return fail('notFound');
  await noteRead(ctx, student, ['results']);
  const window = windowOf(query);
  const found = await selectResultPage(ctx.db, { studentId: student.id, courseId }, window);
  return { resultPage: toPage(found.rows, found.counted, window) };
};

/** Who knows a student from a course only sees that course and nothing of the rest (docs/specification.md §7). */
function sightOf({ actor, now }: Context): RecordSight {
  const opened = studentReach(actor, MENU, 'RR');
  return { actor, today: koreanDate(now), opened, whole: withoutCourses(opened) };
}

async function findStudent(ctx: Context, id: string, sight: RecordSight): Promise<StudentRow> {
  return (isId(id) && (await selectOptionalStudent(ctx.db, id, sight, ctx.locale))) || fail('notFound');
}

/** Before anything is answered: what cannot be written down is not shown. */
async function noteRead(ctx: Context, row: StudentRow, fields: readonly string[]): Promise<void> {
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
  ctx: Context,
  row: StudentRow,
  { today }: RecordSight,
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

function nameTerm<T extends { readonly semstrCode: string }>({ locale }: Context, term: T): T & { semstrNm: string } {
  const known = enumOptions('semester', locale).find(({ key }) => key === term.semstrCode);
  return { ...term, semstrNm: known?.value ?? term.semstrCode };
}
