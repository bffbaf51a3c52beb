/** Rules on which figures may be shown, and how they are written. Pure. */
import type {
  CounsellingFigures,
  FiguresGroup,
  TopicGroup,
} from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { mergeSmall, withoutSmall } from '../../../blocks/small-groups/rules.ts';

/** With fewer students of others, a topic's figures would reveal one of them. */
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

/** Converts counts to the wire's figures; hours to a tenth. */
export function toFigures(counted: CountedFigures): CounsellingFigures {
  const { askedStudents: _askedStudents, answerHours, ...counts } = counted;
  return { ...counts, answerHours: answerHours === null ? null : Math.round(answerHours * 10) / 10 };
}

export function toGroup({ key, ...counted }: CountedGroup): FiguresGroup {
  const { answerHours: _answerHours, ...counts } = toFigures(counted);
  return { key, ...counts };
}

/** @param isOthers shows the request counts alone: the state of one request would give its topic away */
export function toTopic({ key, requestedCount, completedCount }: CountedGroup, isOthers: boolean): TopicGroup {
  return { key, requestedCount, completedCount: isOthers ? null : completedCount };
}

/** Merges topics of too few students into one under the key ''. Students may be in several. */
export const mergeTopics = (groups: readonly CountedGroup[]): CountedGroup[] =>
  mergeSmall(groups, {
    least: LEAST_STUDENTS,
    sizeOf: ({ askedStudents }) => askedStudents,
    overlaps: true,
    merge: (small) => small.reduce(addFigures, { ...NO_FIGURES, key: '' }),
  });

/** Counts of one month. */
export interface MonthGroup extends CountedGroup {
  readonly month: string;
}

/**
 * Adds up groups over months, each month with its own merging: the difference of any two periods consists of whole
 * months with enough students behind each part.
 */
export function addMonths(rows: readonly MonthGroup[]): CountedGroup[] {
  const sums = new Map<string, CountedGroup>();
  for (const ofMonth of Map.groupBy(rows, ({ month }) => month).values()) {
    for (const group of hideSingle(mergeTopics(ofMonth.map(withoutMonth)))) {
      const sum = sums.get(group.key);
      sums.set(group.key, sum ? addFigures(sum, group) : group);
    }
  }
  return [...sums.values()];
}

/** Withholds a month that has one topic: it would show the topic of everybody who came. */
function hideSingle(groups: readonly CountedGroup[]): readonly CountedGroup[] {
  const [only] = groups;
  return only && groups.length === 1 ? [{ ...only, key: '' }] : groups;
}

/** Leaves out groups of too few students. */
export const withholdSmall = <T extends { readonly studentCount: number }>(groups: readonly T[]): T[] =>
  withoutSmall(groups, { least: LEAST_STUDENTS, sizeOf: ({ studentCount }) => studentCount, overlaps: true });

function withoutMonth({ month: _month, ...group }: MonthGroup): CountedGroup {
  return group;
}

/** Returns the past months that a period touches, whole; undefined for none. Days as YYYY-MM-DD. */
export function monthsOver(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { from: string; to: string } | undefined {
  const begin = `${from.slice(0, 7)}-01`;
  const [touched, over] = [endOfMonth(to, 0), endOfMonth(today, 1)];
  const end = touched < over ? touched : over;
  return end < begin ? undefined : { from: begin, to: end };
}

/** Returns the last day of the month that the day lies in, or of one so many months earlier. */
function endOfMonth(day: string, earlier: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - earlier, 0)).toISOString().slice(0, 10);
}

function addFigures(one: CountedGroup, other: CountedGroup): CountedGroup {
  const counts = Object.fromEntries(REQUEST_COUNTS.map((name) => [name, one[name] + other[name]]));
  // Different people and the middle of two groups cannot be added up.
  return { ...one, ...counts, studentCount: Math.max(one.studentCount, other.studentCount), answerHours: null };
}
