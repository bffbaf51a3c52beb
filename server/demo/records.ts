/** Students' courses and results: enrolments with letter grades, and the register's summary of each past term. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { addDays, type DemoTerm } from './calendar.ts';
import { COLLEGES, GENERAL_CODE, GRADUATE_DEPARTMENTS } from './colleges.ts';
import { offerKey, type Offer, type Teaching } from './courses.ts';
import { ordinalOf, type Stage, type Student } from './model.ts';
import { createRandom, type Random } from './random.ts';

export type EnrolmentRow = Insertable<DB['enrolment']>;
export type StudentTermRow = Insertable<DB['student_term']>;

export interface Records {
  readonly enrolments: EnrolmentRow[];
  readonly terms: StudentTermRow[];
}

interface Grade {
  readonly letter: string;
  readonly points: number;
}

/** The 4.5 scale, and the score from which each letter is given. */
const SCALE: readonly (Grade & { readonly from: number })[] = [
  { letter: 'A+', points: 4.5, from: 4.15 },
  { letter: 'A0', points: 4, from: 3.7 },
  { letter: 'B+', points: 3.5, from: 3.2 },
  { letter: 'B0', points: 3, from: 2.7 },
  { letter: 'C+', points: 2.5, from: 2.2 },
  { letter: 'C0', points: 2, from: 1.7 },
  { letter: 'D+', points: 1.5, from: 1.25 },
  { letter: 'D0', points: 1, from: 0.75 },
  { letter: 'F', points: 0, from: -Infinity },
];
export const WARNED_BELOW = 1.75;

const USUAL_SCORE = 3.45;
/** Most who are expelled had failing grades. */
const EXPELLED_LOWER = 4;
const SLUMP_SHARE = 0.018;
const DROPPED_SHARE = 0.012;

const SISTERS = new Map(
  COLLEGES.flatMap((college) =>
    college.departments.map(
      ({ code }) => [code, college.departments.map((other) => other.code).filter((other) => other !== code)] as const,
    ),
  ),
);
const GRADUATE_CODES = GRADUATE_DEPARTMENTS.map((one) => one.code);

/** Makes the records student by student, so that they need not all be in memory. */
export function* makeRecords(
  students: readonly Student[],
  terms: readonly DemoTerm[],
  teaching: Pick<Teaching, 'offers'>,
): Generator<Records> {
  const known = new Map(terms.map((term) => [ordinalOf(term), term]));
  const random = createRandom('records');
  for (const student of students) yield recordsOf(student, { known, random, offers: teaching.offers });
}

interface World {
  readonly known: ReadonlyMap<number, DemoTerm>;
  readonly random: Random;
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
}

function recordsOf(student: Student, world: World): Records {
  const records: Records = { enrolments: [], terms: [] };
  const ability = world.random.normal(0, 1) - (student.row.register_status === 'EXPELLED' ? EXPELLED_LOWER : 0);
  const taken = new Set<string>();
  const overall = emptyTally();
  for (const stage of student.stages) {
    const term = world.known.get(stage.ordinal);
    if (!term) continue;
    const tally = emptyTally();
    const grade = gradeAt(student, stage);
    if (stage.isAttended) records.enrolments.push(...takeTerm(student, { term, grade, ability, taken, tally }, world));
    if (term.isCurrent) continue;
    addTally(overall, tally);
    records.terms.push(summarize(student, { stage, term, tally, overall }));
  }
  return records;
}

/** Credits and points of a term, or of all terms; counted up as they come. */
interface Tally {
  tried: number;
  earned: number;
  graded: number;
  points: number;
}

const emptyTally = (): Tally => ({ tried: 0, earned: 0, graded: 0, points: 0 });

function addTally(sum: Tally, other: Tally): void {
  sum.tried += other.tried;
  sum.earned += other.earned;
  sum.graded += other.graded;
  sum.points += other.points;
}

function averageOf(tally: Tally): number | null {
  return tally.graded === 0 ? null : Math.round((tally.points / tally.graded) * 100) / 100;
}

/** Returns the year of study at a stage: two attended terms make one. */
function gradeAt(student: Student, stage: Stage): number {
  const attended = student.stages.filter((one) => one.isAttended && one.ordinal <= stage.ordinal).length;
  return Math.min(student.row.grade, Math.ceil(attended / 2));
}

function takeTerm(
  student: Student,
  own: { term: DemoTerm; grade: number; ability: number; taken: Set<string>; tally: Tally },
  world: World,
): EnrolmentRow[] {
  const { random } = world;
  const slump = random.chance(SLUMP_SHARE) ? 2 : 0;
  const score = USUAL_SCORE + 0.42 * own.ability - slump;
  return chooseOffers(student, own, world).map((offer) => {
    const row = {
      course_id: pickClass(student, offer, random),
      student_id: student.row.id,
      begins_on: null,
      ends_on: null,
    };
    if (random.chance(DROPPED_SHARE)) {
      const endsOn = addDays(own.term.beginsOn, random.between(3, 38));
      return { ...row, ends_on: endsOn, status: 'DROPPED', letter_grade: null };
    }
    if (own.term.isCurrent) return { ...row, status: 'ENROLLED', letter_grade: null };
    const grade = gradeOf(offer, score + random.normal(0, 0.5));
    count(own.tally, offer, grade);
    // A failed course may be taken again.
    if (grade.letter !== 'F') own.taken.add(offer.courseCode);
    return { ...row, status: grade.letter === 'F' ? 'FAILED' : 'COMPLETED', letter_grade: grade.letter };
  });
}

/** Picks a class; the cast is in the first one, which professors of the cast teach. */
function pickClass(student: Student, offer: Offer, random: Random): string {
  const any = random.pick(offer.courseIds);
  return student.member.is_demo ? (offer.courseIds[0] ?? any) : any;
}

function gradeOf(offer: Offer, score: number): Grade {
  const found = SCALE.find((grade) => score >= grade.from);
  if (!found) throw new RangeError(`no grade for ${score}`);
  if (offer.hasGrades || found.letter === 'F') return found;
  return { letter: 'P', points: 0 };
}

function count(tally: Tally, offer: Offer, grade: Grade): void {
  tally.tried += offer.credits;
  if (grade.letter !== 'F') tally.earned += offer.credits;
  if (grade.letter === 'P') return;
  tally.graded += offer.credits;
  tally.points += grade.points * offer.credits;
}

/** Chooses three or four own courses, then of the sister departments where there are few, then general ones. */
function chooseOffers(
  student: Student,
  own: { term: DemoTerm; grade: number; taken: ReadonlySet<string> },
  world: World,
): Offer[] {
  const { random, offers } = world;
  const at = (code: string): readonly Offer[] => offers.get(offerKey(ordinalOf(own.term), code)) ?? [];
  const code = student.row.department_code;
  const chosen = new Map<string, Offer>();
  const choose = (from: readonly Offer[], upTo: number): void => {
    const somewhere = random.between(0, Math.max(0, from.length - 1));
    const start = student.member.is_demo ? 0 : somewhere;
    for (let step = 0; step < from.length && chosen.size < upTo; step += 1) {
      const offer = from[(start + step) % from.length];
      if (offer && offer.grade <= own.grade + 1 && !own.taken.has(offer.courseCode)) {
        chosen.set(offer.courseCode, offer);
      }
    }
  };
  const majors = student.isGraduate ? random.between(2, 3) : random.between(3, 4);
  choose(at(code), majors);
  const sisters = student.isGraduate ? GRADUATE_CODES : (SISTERS.get(code) ?? []);
  if (chosen.size < majors) choose(sisters.flatMap(at), majors);
  if (!student.isGraduate) choose(at(GENERAL_CODE), majors + random.between(2, 3));
  return [...chosen.values()];
}

function summarize(
  student: Student,
  own: { stage: Stage; term: DemoTerm; tally: Tally; overall: Tally },
): StudentTermRow {
  const { stage, term, tally, overall } = own;
  const isLast = student.leftOn !== null && student.stages.at(-1) === stage;
  const average = averageOf(tally);
  return {
    student_id: student.row.id,
    year: term.year,
    semester_code: term.semesterCode,
    credits_tried: tally.tried,
    credits_earned: tally.earned,
    grade_average: average,
    grade_average_overall: averageOf(overall),
    is_warned: average !== null && average < WARNED_BELOW,
    register_status: isLast ? student.row.register_status : stage.isAttended ? 'ENROLLED' : 'LEAVE',
  };
}
