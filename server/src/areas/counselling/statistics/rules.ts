/**
 * What of the figures may be told, and how they are written. Pure.
 */
import type { CounsellingFigures, FiguresGroup, TopicGroup } from '@naru/contract/areas/counselling/statistics.ts';

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

/** @param isOthers tells the request counts alone: the state of one request would give its topic away */
export function toTopic({ key, requestedCount, completedCount }: CountedGroup, isOthers: boolean): TopicGroup {
  return { key, requestedCount, completedCount: isOthers ? null : completedCount };
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

/** Of one month. */
export interface MonthGroup extends CountedGroup {
  readonly month: string;
}

/**
 * Groups of several months as sums of what each month tells by itself. Whichever periods are taken from one another, what is
 * left is made of whole months with enough students behind each part.
 */
export function addMonths(rows: readonly MonthGroup[]): CountedGroup[] {
  const sums = new Map<string, CountedGroup>();
  for (const ofMonth of Map.groupBy(rows, ({ month }) => month).values()) {
    for (const group of hideSingle(mergeSmall(ofMonth.map(withoutMonth)))) {
      const sum = sums.get(group.key);
      sums.set(group.key, sum ? addFigures(sum, group) : group);
    }
  }
  return [...sums.values()];
}

/** A month with one topic tells the topic of everybody who came in it. */
function hideSingle(groups: readonly CountedGroup[]): readonly CountedGroup[] {
  const [only] = groups;
  return only && groups.length === 1 ? [{ ...only, key: '' }] : groups;
}

/**
 * Withholds groups of too few students together with the next smallest, so that a total less the rest never leaves one of them.
 */
export function withholdSmall<T extends { readonly studentCount: number }>(groups: readonly T[]): T[] {
  const rising = [...groups].sort((one, other) => one.studentCount - other.studentCount);
  const small = rising.filter(({ studentCount }) => studentCount < LEAST_STUDENTS).length;
  const withheld = new Set(small === 0 ? [] : rising.slice(0, small + 1));
  return groups.filter((group) => !withheld.has(group));
}

function withoutMonth({ month: _month, ...group }: MonthGroup): CountedGroup {
  return group;
}

/** The months that a period touches and that are over on the day, whole; undefined for none. Days as YYYY-MM-DD. */
export function monthsOver(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { from: string; to: string } | undefined {
  const begin = `${from.slice(0, 7)}-01`;
  const [touched, over] = [endOfMonth(to, 0), endOfMonth(today, 1)];
  const end = touched < over ? touched : over;
  return end < begin ? undefined : { from: begin, to: end };
}

/** The last day of the month that the day lies in, or of one so many months earlier. */
function endOfMonth(day: string, earlier: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - earlier, 0)).toISOString().slice(0, 10);
}

function addFigures(one: CountedGroup, other: CountedGroup): CountedGroup {
  const counts = Object.fromEntries(REQUEST_COUNTS.map((name) => [name, one[name] + other[name]]));
  // Different people and the middle of two groups cannot be added up.
  return { ...one, ...counts, studentCount: Math.max(one.studentCount, other.studentCount), answerHours: null };
}
