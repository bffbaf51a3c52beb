import type { Course, CourseMaster, reference } from '@naru/contract/areas/reference.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { failChoice } from '../core/fields.ts';
import { readSort, toPage, windowOf } from '../../../platform/list/paging.ts';
import { COURSE_ORDER, COURSE_SORTS, MASTER_ORDER, MASTER_SORTS, readFilters } from './rules.ts';
import {
  selectCourseMasterPage,
  selectCoursePage,
  selectOptionalCourse,
  type CourseMasterRow,
  type CourseRow,
} from './store.ts';

export const pageCourses: Reader<typeof reference.pageCourses> = async (ctx, { query }) => {
  const sort = readSort(query.sort, COURSE_SORTS, COURSE_ORDER) ?? failChoice('sort', ctx.locale);
  const window = windowOf(query);
  const found = await selectCoursePage(ctx.db, { ...readFilters(query), sort, window }, ctx.locale);
  return { coursePage: toPage(found.rows.map(toCourse), found.counted, window) };
};

export const courseDetail: Reader<typeof reference.courseDetail> = async (ctx, { query }) => {
  const row = await selectOptionalCourse(ctx.db, query, ctx.locale);
  return row ? { course: toCourse(row) } : fail('notFound');
};

export const pageCourseMasters: Reader<typeof reference.pageCourseMasters> = async (ctx, { query }) => {
  const sort = readSort(query.sort, MASTER_SORTS, MASTER_ORDER) ?? failChoice('sort', ctx.locale);
  const window = windowOf(query);
  const found = await selectCourseMasterPage(ctx.db, { ...readFilters(query), sort, window }, ctx.locale);
  return { courseMastrPage: toPage(found.rows.map(toCourseMaster), found.counted, window) };
};

function toCourse(row: CourseRow): Course {
  return {
    year: row.year,
    semstrCode: row.semesterCode,
    semstrNm: row.semesterName,
    courseCode: row.courseCode,
    courseNm: row.name,
    ntNo: row.classNumber,
    subjctCode: row.subjectCode,
    majorAt: row.isMajor ? 'Y' : 'N',
    yearSemstrCode: `${row.year}${row.semesterCode}`,
  };
}

function toCourseMaster(row: CourseMasterRow): CourseMaster {
  return {
    year: row.year,
    subjctCode: row.subjectCode,
    subjctNm: row.subjectName,
    semstrCode: row.semesterCode,
    semstrNm: row.semesterName,
    courseCode: row.courseCode,
    courseNm: row.name,
    grade: row.grade,
    mngtDeptCode: row.departmentCode,
    mngtDeptNm: row.departmentName,
    majorAt: row.isMajor ? 'Y' : 'N',
  };
}
