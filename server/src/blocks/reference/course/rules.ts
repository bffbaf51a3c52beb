/** Filters of a page of courses, as shapes with values, and the sorts that are allowed. Pure. */
import type { SortTerm } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';

export const COURSE_SORTS = [
  'year',
  'semstrCode',
  'semstrNm',
  'courseNm',
  'courseCode',
  'ntNo',
  'subjctCode',
  'majorAt',
] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** docs/specification.md §7, Reference data. */
export const COURSE_ORDER: readonly SortTerm<CourseSort>[] = [
  { field: 'year', descending: true },
  { field: 'semstrCode', descending: true },
  { field: 'semstrNm', descending: true },
  { field: 'courseNm', descending: false },
];

export const MASTER_SORTS = [
  'year',
  'grade',
  'semstrCode',
  'semstrNm',
  'subjctCode',
  'subjctNm',
  'courseNm',
  'courseCode',
  'mngtDeptCode',
  'majorAt',
] as const;
export type MasterSort = (typeof MASTER_SORTS)[number];

/** docs/specification.md §7, Reference data. */
export const MASTER_ORDER: readonly SortTerm<MasterSort>[] = [
  { field: 'year', descending: true },
  { field: 'grade', descending: false },
  { field: 'semstrCode', descending: true },
  { field: 'subjctCode', descending: true },
  { field: 'courseNm', descending: false },
];

export interface CourseQuery {
  readonly year?: number | undefined;
  readonly subjctCode?: string | undefined;
  readonly semstrCode?: string | undefined;
  readonly courseCode?: string | undefined;
  readonly ntNo?: string | undefined;
  readonly searchText?: string | undefined;
  readonly yearSemstrCode?: string | undefined;
  readonly majorAt?: 'Y' | 'N' | undefined;
  readonly subjctNm?: string | undefined;
  readonly semstrNm?: string | undefined;
  readonly grade?: number | undefined;
}

export type Filter =
  | 'year'
  | 'subjctCode'
  | 'semstrCode'
  | 'courseCode'
  | 'ntNo'
  | 'majorAt'
  | 'grade'
  | 'yearSemstrCode'
  | 'search'
  | 'letter'
  | 'initials'
  | 'subjctNm'
  | 'semstrNm';

export interface FilterShape {
  /** Which conditions the statement has. */
  readonly filters: readonly Filter[];
  /** The values of their slots. */
  readonly values: Readonly<Record<string, unknown>>;
}

const PLAIN = ['year', 'subjctCode', 'semstrCode', 'courseCode', 'ntNo', 'grade'] as const;

export function readFilters(query: CourseQuery): FilterShape {
  const given = PLAIN.filter((name) => query[name] !== undefined).map(
    (name) => [name, { [name]: query[name] }] as const,
  );
  const parts: (readonly [Filter, Record<string, unknown>])[] = [...given];
  if (query.majorAt) parts.push(['majorAt', { majorAt: query.majorAt === 'Y' }]);
  if (query.yearSemstrCode) parts.push(['yearSemstrCode', splitTerm(query.yearSemstrCode)]);
  const search = readSearch(query.searchText);
  if (search) {
    const { text, pattern } = search;
    if (search.isInitials) parts.push(['initials', { text, pattern }]);
    else parts.push(search.isSingle ? ['letter', { pattern }] : ['search', { text, pattern }]);
  }
  const subject = readSearch(query.subjctNm);
  if (subject) parts.push(['subjctNm', { subject: subject.pattern }]);
  const semester = readSearch(query.semstrNm);
  if (semester) parts.push(['semstrNm', { semester: semester.pattern }]);
  return { filters: parts.map(([filter]) => filter), values: Object.assign({}, ...parts.map(([, values]) => values)) };
}

/** Splits `202610` into the year 2026 and the semester 10. */
function splitTerm(code: string): { termYear: number; termSemester: string } {
  return { termYear: Number(code.slice(0, 4)), termSemester: code.slice(4) };
}
