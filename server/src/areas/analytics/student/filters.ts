/** Filters and sort order of a list of students. */
import { TUTOR_WORDS } from '@naru/contract/areas/analytics.ts';

import { isId } from '../../../platform/db/id.ts';
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

/** `{tutor?}` as filters of the list; what is not given does not narrow. */
export interface TutorFilter {
  readonly advisor: string | undefined;
  readonly isTaught: true | undefined;
  readonly university: '1' | '2' | undefined;
}

/** Reads the filter by tutor; undefined for one that names nothing (docs/specification.md §2). */
export function readTutor(tutor: string | undefined, memberId: string): TutorFilter | undefined {
  const all: TutorFilter = { advisor: undefined, isTaught: undefined, university: undefined };
  if (tutor === undefined) return all;
  if (isId(tutor)) return { ...all, advisor: tutor };
  const words: Readonly<Record<(typeof TUTOR_WORDS)[number], TutorFilter>> = {
    tutor: { ...all, advisor: memberId },
    course: { ...all, isTaught: true },
    univ: { ...all, university: '1' },
    grad: { ...all, university: '2' },
  };
  const word = TUTOR_WORDS.find((one) => one === tutor);
  return word && words[word];
}
