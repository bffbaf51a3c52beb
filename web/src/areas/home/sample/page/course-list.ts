/** The filters and sorts of the list of courses, and the keys of its rows in the address. */
import type { Course } from '@naru/contract/areas/reference.ts';

import { defineList, type FilterOf } from '../../../../blocks/list/list-state.ts';

/** The university's records go back these years; the next year is planned in autumn. */
const YEARS = 12;

export function listYears(thisYear: number): string[] {
  return Array.from({ length: YEARS }, (_, index) => String(thisYear + 1 - index));
}

export function describeCourseList(years: readonly string[]) {
  return defineList({
    filters: {
      text: { maxLength: 100, isTyped: true },
      year: { oneOf: years },
      semester: { maxLength: 40 },
      kind: { oneOf: ['Y', 'N'] },
    },
    sorts: ['term', 'name', 'code'],
  });
}
export type CourseFilter = FilterOf<ReturnType<typeof describeCourseList>>;

/** The fields that a column sorts by, in order. */
export const SORT_FIELDS = {
  term: ['year', 'semstrCode'],
  name: ['courseNm'],
  code: ['courseCode', 'ntNo'],
};

type CourseKey = Pick<Course, 'year' | 'semstrCode' | 'courseCode' | 'ntNo'>;

export function writeCourseKey({ year, semstrCode, courseCode, ntNo }: CourseKey): string {
  return [year, semstrCode, courseCode, ntNo].join('.');
}

/** Reads a key; undefined if it names no course, because anybody may write an address. */
export function readCourseKey(text: string | null): CourseKey | undefined {
  const [year = '', semstrCode = '', courseCode = '', ntNo = '', ...rest] = (text ?? '').split('.');
  if (!/^\d{4}$/.test(year) || !semstrCode || !courseCode || !ntNo || rest.length > 0) return undefined;
  return { year: Number(year), semstrCode, courseCode, ntNo };
}
