/**
 * Merges the staged rows into Naru's tables, set by set. Only what differs is written; nothing is ever deleted but the
 * link between a class and a teacher who no longer teaches it.
 */
import { ROSTER_KINDS, type RosterKind } from '@naru/contract/areas/roster.ts';

import { mergeMembers, mergeStudents, mergeTypes } from './merge-people-sql.ts';
import { mergeAssessments, mergeResults } from './merge-results-sql.ts';
import { mergeAdvisors, mergeEnrolments, mergeTeachers } from './merge-teaching-sql.ts';
import { mergeCourses, mergeDepartments, mergeMasters, mergeTerms } from './merge-university-sql.ts';
import type { KindCount, Merge, Merging } from './merging-sql.ts';

/** Writes everything; a count of each kind. */
export async function mergeRoster(merging: Merging, onKind: (kind: RosterKind) => void): Promise<KindCount[]> {
  const counts: KindCount[] = [];
  for (const kind of ROSTER_KINDS) {
    onKind(kind);
    counts.push({ kind, ...(await MERGES[kind](merging)) });
  }
  return counts;
}

const MERGES: Readonly<Record<RosterKind, Merge>> = {
  DEPARTMENT: mergeDepartments,
  TERM: mergeTerms,
  COURSE_MASTER: mergeMasters,
  COURSE: mergeCourses,
  MEMBER: mergeMembers,
  MEMBER_TYPE: mergeTypes,
  STUDENT: mergeStudents,
  ENROLMENT: mergeEnrolments,
  TEACHER: mergeTeachers,
  ASSESSMENT: mergeAssessments,
  RESULT: mergeResults,
  ADVISOR: mergeAdvisors,
};
