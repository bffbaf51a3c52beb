/**
 * What of the figures may be told, and how they are written. Pure.
 */
import type { CounsellingFigures, FiguresGroup } from '@naru/contract/areas/counselling/statistics.ts';

/** Fewer students of others with a topic would tell of one of them. */
export const LEAST_STUDENTS = 5;

export interface CountedFigures extends CounsellingFigures {
  /** Different students who asked, whatever came of it. */
  readonly askedStudents: number;
}
export interface CountedGroup extends CountedFigures {
  readonly key: string;
}

/** The sum of all but the first is the first. */
export const REQUEST_COUNTS = [
  'requestedCount',
  'waitingCount',
  'approvedCount',
  'completedCount',
  'unconfirmedCount',
  'absentCount',
  'rejectedCount',
  'cancelledCount',
] as const;

export const NO_FIGURES: CountedFigures = {
  requestedCount: 0,
  waitingCount: 0,
  approvedCount: 0,
  completedCount: 0,
  unconfirmedCount: 0,
  absentCount: 0,
  rejectedCount: 0,
  cancelledCount: 0,
  studentCount: 0,
  answerHours: null,
  askedStudents: 0,
};

/** As it goes on the wire; hours to a tenth. */
export function toFigures(counted: CountedFigures): CounsellingFigures {
  const { askedStudents: _askedStudents, answerHours, ...counts } = counted;
  return { ...counts, answerHours: answerHours === null ? null : Math.round(answerHours * 10) / 10 };
}

export function toGroup({ key, ...counted }: CountedGroup): FiguresGroup {
  const { answerHours: _answerHours, ...counts } = toFigures(counted);
  return { key, ...counts };
}

/**
 * Groups of too few students as one under the key '', together with the next smallest until it is large enough: the sum stays
 * the total, and none can be told from the rest. Its students are at most the sum of theirs, so it is judged by the largest.
 */
export function mergeSmall(groups: readonly CountedGroup[]): CountedGroup[] {
  const rising = [...groups].sort((one, other) => one.askedStudents - other.askedStudents);
  const small = rising.filter(({ askedStudents }) => askedStudents < LEAST_STUDENTS);
  if (small.length === 0) return [...groups];
  const together = (): number => Math.max(...small.map(({ askedStudents }) => askedStudents));
  while (together() < LEAST_STUDENTS) {
    const next = rising[small.length];
    if (!next) return [];
    small.push(next);
  }
  const rest = groups.filter((group) => !small.includes(group));
  return [...rest, small.reduce((sum, group) => addFigures(sum, group), { ...NO_FIGURES, key: '' })];
}

/**
 * Whether a topic may be told by itself: where it stands alone in what is told of all. One that was put together with a small one
 * is not, because the total less the others would say the small one.
 */
export function standsAlone(topics: readonly CountedGroup[], topic: string): boolean {
  const isThere = topics.some(({ key }) => key === topic);
  return !isThere || mergeSmall(topics).some(({ key }) => key === topic && key !== '');
}

function addFigures(one: CountedGroup, other: CountedGroup): CountedGroup {
  const counts = Object.fromEntries(REQUEST_COUNTS.map((name) => [name, one[name] + other[name]]));
  // Different people and the middle of two groups cannot be added up.
  return { ...one, ...counts, studentCount: Math.max(one.studentCount, other.studentCount), answerHours: null };
}
