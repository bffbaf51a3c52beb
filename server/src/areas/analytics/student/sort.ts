/** Sort order of a list of students. */
import { readSort, type SortTerm } from '../../../platform/list/paging.ts';

const SORTS = ['studentNo', 'name', 'grade'] as const;
export type StudentSort = (typeof SORTS)[number];

/**
 * Reads the sort; undefined for one that is not allowed. Student numbers begin with the year of entrance, the newest
 * first, and are unique, so that every row has its place.
 */
export function readStudentSort(given: readonly string[] | undefined): SortTerm<StudentSort>[] | undefined {
  return readSort(given, SORTS, [{ field: 'studentNo', descending: true }]);
}
