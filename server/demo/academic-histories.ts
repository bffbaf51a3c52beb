/**
 * How a student's years went: entrance, terms attended, leave, the end. In ordinals of terms.
 */
import type { RegisterStatus, Stage } from './model.ts';
import type { Random } from './random.ts';

export interface AcademicHistory {
  readonly status: RegisterStatus;
  readonly grade: number;
  readonly entrance: number;
  readonly stages: readonly Stage[];
  /** The term after which the student has left, or undefined while they are here. */
  readonly lastOrdinal: number | undefined;
  /** The term after which they will have attended all terms. */
  readonly expectedOrdinal: number;
}

interface Shape {
  readonly entrance: number;
  readonly attended: number;
  /** Terms of leave, and after how many attended ones they came. */
  readonly leave: number;
  readonly leaveAfter: number;
}

/** In 1,000 students of the register. */
const STATUSES = [
  ['ENROLLED', 650],
  ['LEAVE', 130],
  ['GRADUATED', 190],
  ['COMPLETED', 18],
  ['EXPELLED', 12],
] as const;

export function pickStatus(random: Random): RegisterStatus {
  return random.weighted(STATUSES);
}

/** Makes a life that has come to this status by the current term. */
export function makeLife(random: Random, own: { status: RegisterStatus; now: number; years: number }): AcademicHistory {
  const { status, now, years } = own;
  const terms = years * 2;
  if (status === 'GRADUATED' || status === 'COMPLETED') {
    const last = now - random.between(1, status === 'GRADUATED' ? 8 : 3);
    return shapeLife({ ...shape(random, { last, attended: terms }) }, own);
  }
  if (status === 'EXPELLED') {
    const attended = random.between(1, Math.min(6, terms - 1));
    return shapeLife({ ...shape(random, { last: now - random.between(1, 7), attended }) }, own);
  }
  if (status === 'LEAVE') {
    const attended = random.between(1, terms - 1);
    const leave = random.between(1, 4);
    // People come in March: an odd sum would have had them come in September.
    const entrance = now - attended - leave + 1;
    const moved = entrance % 2 === 0 ? leave : leave + 1;
    return shapeLife({ entrance: now - attended - moved + 1, attended, leave: moved, leaveAfter: attended }, own);
  }
  const grade = random.between(1, years);
  const attended = 2 * grade - 1 + (now % 2);
  return shapeLife(shape(random, { last: now, attended }), own);
}

/** Makes a life without chance: in this grade now, or ended after `last`. */
export function makePlainLife(own: {
  status: RegisterStatus;
  now: number;
  years: number;
  grade: number;
  yearsSinceEntrance: number;
}): AcademicHistory {
  const entrance = (Math.floor(own.now / 2) - own.yearsSinceEntrance) * 2;
  const attended = own.status === 'GRADUATED' ? own.years * 2 : 2 * own.grade - 1 + (own.now % 2);
  const leave = own.status === 'GRADUATED' ? 0 : own.now - entrance + 1 - attended;
  return shapeLife({ entrance, attended, leave, leaveAfter: 2 }, own);
}

function shape(random: Random, own: { last: number; attended: number }): Shape {
  const { last, attended } = own;
  const wished =
    attended > 2
      ? random.weighted([
          [0, 66],
          [2, 20],
          [4, 12],
          [6, 2],
        ] as const)
      : 0;
  const entrance = last - attended - wished + 1;
  const leave = entrance % 2 === 0 ? wished : wished + 1;
  const leaveAfter = attended > 2 ? random.between(1, Math.floor((attended - 1) / 2)) * 2 : attended;
  return { entrance: last - attended - leave + 1, attended, leave, leaveAfter };
}

function shapeLife(shaped: Shape, own: { status: RegisterStatus; now: number; years: number }): AcademicHistory {
  const { entrance, attended, leave, leaveAfter } = shaped;
  const stages: Stage[] = [];
  for (let at = 0; at < attended + leave; at += 1) {
    stages.push({ ordinal: entrance + at, isAttended: at < leaveAfter || at >= leaveAfter + leave });
  }
  const hasLeft = own.status === 'GRADUATED' || own.status === 'EXPELLED';
  return {
    status: own.status,
    grade: Math.min(own.years, Math.max(1, Math.ceil(attended / 2))),
    entrance,
    stages,
    lastOrdinal: hasLeft ? entrance + stages.length - 1 : undefined,
    expectedOrdinal: Math.max(own.now, own.now + own.years * 2 - attended),
  };
}
