/** Decides how people with a place attended in the demonstration, and whether they completed the programme. */
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';

import { hasCompleted, type Attended } from '../../src/areas/learning/core/rules.ts';
import { createRandom, type Random } from '../random.ts';
import type { Outcome } from './places.ts';
import type { Planned } from './plan.ts';

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 48 * HALF_HOUR_MS;

export type Habit = 'DILIGENT' | 'PATCHY' | 'GONE';
const HABITS: readonly (readonly [Habit, number])[] = [
  ['DILIGENT', 80],
  ['PATCHY', 18],
  ['GONE', 2],
];
const COMES: Readonly<Record<Exclude<Habit, 'GONE'>, readonly (readonly [AttendanceStatus, number])[]>> = {
  DILIGENT: [
    ['PRESENT', 93],
    ['LATE', 5],
    ['EXCUSED', 2],
  ],
  PATCHY: [
    ['PRESENT', 58],
    ['LATE', 14],
    ['ABSENT', 22],
    ['EXCUSED', 6],
  ],
};

export interface Mark {
  /** Its place among the sessions. */
  readonly session: number;
  readonly status: AttendanceStatus;
  readonly method: 'LINK' | 'TYPED' | 'HAND' | 'CLOSING';
  readonly at: number;
}

export interface HandedIn {
  readonly at: number;
  readonly acceptedAt: number | null;
  readonly returned: boolean;
}

export interface Attending {
  readonly marks: readonly Mark[];
  readonly handedIn: HandedIn | null;
  readonly isSurveyDone: boolean;
  readonly isNoShow: boolean;
  readonly completedAt: number | null;
}

export const overSessions = ({ sessions }: Planned, dawn: number): number =>
  sessions.filter(({ endsAt }) => endsAt <= dawn).length;

/** The attendance of the last session of a programme that nobody settled is still open. */
export const isSessionClosed = (planned: Planned, at: number, dawn: number): boolean => {
  const over = overSessions(planned, dawn);
  const isUnsettled = over === planned.sessions.length && !isSettled(planned, dawn);
  return at < over && !(isUnsettled && at === over - 1);
};

export const isSettled = ({ settledAt }: Planned, dawn: number): boolean =>
  settledAt !== undefined && settledAt <= dawn;

/** `habit` is by chance unless given. */
export function attend(
  planned: Planned,
  outcome: Outcome,
  given: { readonly dawn: number; readonly habit: Habit | 'NEVER_AWAY' | undefined },
): Attending {
  const random = createRandom(`attending ${outcome.id}`);
  const isDiligent = given.habit === 'NEVER_AWAY';
  const usual = random.weighted(HABITS);
  const habit = given.habit === 'NEVER_AWAY' ? 'DILIGENT' : (given.habit ?? usual);
  const own = { dawn: given.dawn, isDiligent, habit };
  const marks = makeMarks(planned, random, own);
  const settled = isSettled(planned, own.dawn);
  const isOver = planned.endsAt <= own.dawn;
  const handedIn = planned.series.needsAssignment ? handIn(planned, random, own) : null;
  const counts = countMarks(marks, planned.sessions.length);
  const isSurveyDone = planned.needsSurvey && answers(random, { ...own, settled, isOver });
  const isDone =
    settled &&
    hasCompleted(rulesOf(planned), {
      ...counts,
      sessions: planned.sessions.length,
      isSurveyDone,
      isAssignmentAccepted: handedIn !== null && handedIn.acceptedAt !== null,
    });
  return {
    marks,
    handedIn,
    isSurveyDone,
    isNoShow: isOver && settled && counts.absent === planned.sessions.length,
    completedAt: isDone ? (planned.settledAt ?? null) : null,
  };
}

export const leastAttendanceOf = ({ series }: Planned): number => series.leastAttendance ?? 80;

const rulesOf = (planned: Planned) => ({
  leastAttendance: leastAttendanceOf(planned),
  needsSurvey: planned.needsSurvey,
  needsAssignment: planned.series.needsAssignment === true,
});

function countMarks(marks: readonly Mark[], over: number): Attended {
  const count = (wanted: AttendanceStatus): number => marks.filter(({ status }) => status === wanted).length;
  return { present: count('PRESENT'), late: count('LATE'), absent: count('ABSENT'), excused: count('EXCUSED'), over };
}

function makeMarks(
  planned: Planned,
  random: Random,
  own: { readonly habit: Habit; readonly dawn: number; readonly isDiligent: boolean },
): Mark[] {
  const marks: Mark[] = [];
  for (const [at, { beginsAt, endsAt }] of planned.sessions.entries()) {
    if (endsAt > own.dawn) break;
    const isClosed = isSessionClosed(planned, at, own.dawn);
    const status = statusOf(random, own);
    // People who did not come are counted when the attendance is closed.
    if (status === 'ABSENT' && !isClosed) continue;
    marks.push({ session: at, status, ...methodOf(random, { status, beginsAt, endsAt }) });
  }
  return marks;
}

function statusOf(random: Random, { habit, isDiligent }: { habit: Habit; isDiligent: boolean }): AttendanceStatus {
  if (isDiligent) return 'PRESENT';
  return habit === 'GONE' ? 'ABSENT' : random.weighted(COMES[habit]);
}

function methodOf(
  random: Random,
  own: { status: AttendanceStatus; beginsAt: number; endsAt: number },
): Pick<Mark, 'method' | 'at'> {
  if (own.status === 'ABSENT') return { method: 'CLOSING', at: own.endsAt };
  if (own.status === 'EXCUSED') return { method: 'HAND', at: own.endsAt };
  const late = own.status === 'LATE' ? HALF_HOUR_MS : 0;
  const method = random.weighted([
    ['LINK', 70],
    ['TYPED', 15],
    ['HAND', 15],
  ] as const);
  return { method, at: own.beginsAt + late };
}

/** While the survey of a programme is open, some have yet to answer, the cast among them. */
function answers(
  random: Random,
  own: { readonly habit: Habit; readonly isDiligent: boolean; readonly settled: boolean; readonly isOver: boolean },
): boolean {
  if (!own.isOver || own.habit === 'GONE') return false;
  if (own.isDiligent) return own.settled;
  return random.chance(own.settled ? 0.92 : 0.55);
}

/** Some have handed in for a running programme; for one that is over, nobody has looked at what came until it is settled. */
function handIn(
  planned: Planned,
  random: Random,
  own: { habit: Habit; dawn: number; isDiligent: boolean },
): HandedIn | null {
  const last = planned.sessions.at(-1)?.beginsAt ?? planned.endsAt;
  const at = Math.min(last, own.dawn) - random.between(1, 60) * HALF_HOUR_MS;
  const hands = own.isDiligent || (own.habit !== 'GONE' && random.chance(own.dawn >= planned.endsAt ? 0.92 : 0.4));
  if (!hands || at < planned.beginsAt) return null;
  if (isSettled(planned, own.dawn)) return { at, acceptedAt: (planned.settledAt ?? at) - DAY_MS, returned: false };
  return { at, acceptedAt: null, returned: !own.isDiligent && random.chance(0.15) };
}
