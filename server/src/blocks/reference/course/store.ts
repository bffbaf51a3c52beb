import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow, SortTerm } from '../../../platform/list/paging.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';
import { selectPage, type CountedRows, type PageSource } from './page-store.ts';
import type { CourseSort, FilterShape, MasterSort } from './rules.ts';

export interface CourseRow {
  readonly year: number;
  readonly semesterCode: string;
  readonly semesterName: string;
  readonly courseCode: string;
  readonly name: string;
  readonly classNumber: string;
  readonly subjectCode: string;
  readonly isMajor: boolean;
}

export interface CourseMasterRow {
  readonly year: number;
  readonly semesterCode: string;
  readonly semesterName: string;
  readonly courseCode: string;
  readonly name: string;
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly grade: number;
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly isMajor: boolean;
}

export interface PageParams<Sort extends string> extends FilterShape {
  readonly sort: readonly SortTerm<Sort>[];
  readonly window: PageWindow;
}

export function selectCoursePage(
  db: Db,
  asked: PageParams<CourseSort>,
  locale: Locale,
): Promise<CountedRows<CourseRow>> {
  const request = { key: `course ${locale}`, source: () => courseSource(locale), ...asked };
  return selectPage<CourseRow, CourseSort>(db, request, asked);
}

export function selectCourseMasterPage(
  db: Db,
  asked: PageParams<MasterSort>,
  locale: Locale,
): Promise<CountedRows<CourseMasterRow>> {
  const request = { key: `course_master ${locale}`, source: () => masterSource(locale), ...asked };
  return selectPage<CourseMasterRow, MasterSort>(db, request, asked);
}

export interface CourseKey {
  readonly year: number;
  readonly semstrCode: string;
  readonly courseCode: string;
  readonly ntNo: string;
}

export async function selectOptionalCourse(db: Db, key: CourseKey, locale: Locale): Promise<CourseRow | undefined> {
  const shape = {
    key: `course detail ${locale}`,
    build: (handle: Db) =>
      sql<CourseRow>`
        select ${courseColumns(locale)} from course c ${SEMESTER}
        where c.year = ${slot('year')} and c.semester_code = ${slot('semstrCode')}
          and c.course_code = ${slot('courseCode')} and c.class_number = ${slot('ntNo')}`.compile(handle),
  };
  const rows = await runShape(db, shape, { ...key });
  return rows[0];
}

const SEMESTER = sql`left join code semester
  on semester.class_code = 'SEMESTER' and semester.mid_code = c.semester_code and semester.small_code = ''`;

/** Builds the course's name in "C": code points sort Hangul as a dictionary does, and the same on every server. */
function nameOf(locale: Locale): RawBuilder<string> {
  return locale === 'en' ? sql`c.name_in_english` : sql`c.name_ko`;
}

function semesterNameOf(locale: Locale): RawBuilder<string> {
  return locale === 'en'
    ? sql`coalesce(semester.name_en, semester.name_ko, c.semester_code)`
    : sql`coalesce(semester.name_ko, c.semester_code)`;
}

function courseColumns(locale: Locale): RawBuilder<unknown> {
  return sql`c.year, c.semester_code as "semesterCode", ${semesterNameOf(locale)} as "semesterName",
    c.course_code as "courseCode", ${nameOf(locale)} as "name", c.class_number as "classNumber",
    c.subject_code as "subjectCode", c.is_major as "isMajor"`;
}

/** Conditions that courses and their masters share. */
const CONDITIONS = {
  year: sql`c.year = ${slot('year')}`,
  subjctCode: sql`c.subject_code = ${slot('subjctCode')}`,
  semstrCode: sql`c.semester_code = ${slot('semstrCode')}`,
  courseCode: sql`c.course_code = ${slot('courseCode')}`,
  majorAt: sql`c.is_major = ${slot('majorAt')}`,
  yearSemstrCode: sql`c.year = ${slot('termYear')} and c.semester_code = ${slot('termSemester')}`,
};

/** Pairs of neighbouring characters by the index, then the text itself: pairs may come from different places. */
const SEARCH = sql`c.grams @> bigrams_of(${slot('text')}) and (replace(c.name_ko, ' ', '') ilike ${slot('pattern')}
  or replace(c.name_en, ' ', '') ilike ${slot('pattern')} or c.course_code ilike ${slot('pattern')})`;

/** One character has no neighbour: this reads along until the page is full. */
const LETTER = sql`(c.name_ko ilike ${slot('pattern')} or c.name_en ilike ${slot('pattern')}
  or c.course_code ilike ${slot('pattern')})`;

/** Names of semesters follow their codes, so that both sort by the code and the index serves both. */
const SORTS = {
  year: sql`c.year`,
  semstrCode: sql`c.semester_code`,
  semstrNm: sql`c.semester_code`,
  courseCode: sql`c.course_code`,
  majorAt: sql`c.is_major`,
};

/** By the index of neighbouring consonants, then the consonants in their order. */
const INITIALS = sql`bigrams_of(initials_of(c.name_ko)) @> bigrams_of(${slot('text')})
  and initials_of(c.name_ko) like ${slot('pattern')}`;

function courseSource(locale: Locale): PageSource<CourseSort> {
  return {
    table: sql`course`,
    columns: courseColumns(locale),
    joins: SEMESTER,
    conditions: {
      ...CONDITIONS,
      ntNo: sql`c.class_number = ${slot('ntNo')}`,
      search: SEARCH,
      letter: LETTER,
      initials: INITIALS,
    },
    sorts: { ...SORTS, courseNm: nameOf(locale), ntNo: sql`c.class_number`, subjctCode: sql`c.subject_code` },
  };
}

function masterSource(locale: Locale): PageSource<MasterSort> {
  const isEnglish = locale === 'en';
  const subjectName = isEnglish ? sql`coalesce(c.subject_name_en, c.subject_name_ko)` : sql`c.subject_name_ko`;
  const departmentName = isEnglish ? sql`coalesce(department.name_en, department.name_ko)` : sql`department.name_ko`;
  return {
    table: sql`course_master`,
    columns: sql`c.year, c.semester_code as "semesterCode", ${semesterNameOf(locale)} as "semesterName",
      c.course_code as "courseCode", ${nameOf(locale)} as "name", c.subject_code as "subjectCode",
      ${subjectName} as "subjectName", c.grade, c.managing_department_code as "departmentCode",
      ${departmentName} as "departmentName", c.is_major as "isMajor"`,
    joins: sql`${SEMESTER} left join department on department.code = c.managing_department_code`,
    conditions: {
      ...CONDITIONS,
      grade: sql`c.grade = ${slot('grade')}`,
      search: SEARCH,
      letter: LETTER,
      initials: INITIALS,
      subjctNm: sql`(replace(c.subject_name_ko, ' ', '') ilike ${slot('subject')}
        or replace(c.subject_name_en, ' ', '') ilike ${slot('subject')})`,
      semstrNm: sql`c.semester_code in (
        select named.mid_code from code named
        where named.class_code = 'SEMESTER' and named.small_code = ''
          and (replace(named.name_ko, ' ', '') ilike ${slot('semester')} or replace(named.name_en, ' ', '') ilike ${slot('semester')}))`,
    },
    sorts: {
      ...SORTS,
      grade: sql`c.grade`,
      subjctCode: sql`c.subject_code collate "C"`,
      subjctNm: subjectName,
      courseNm: nameOf(locale),
      mngtDeptCode: sql`c.managing_department_code`,
    },
  };
}
