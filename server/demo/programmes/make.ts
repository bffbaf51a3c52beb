/**
 * The demonstration's programmes of three years and all who took part in them. Pure; a term after the other, because a
 * large university has a hundred thousand places.
 */
import type { Insertable } from 'kysely';

import { beginOf } from '../../src/blocks/calendar/hours.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { DemoTerm } from '../calendar.ts';
import { officeCode } from '../colleges.ts';
import { ordinalOf, type Person, type Plan, type Student } from '../model.ts';
import { createIds, createRandom } from '../random.ts';
import { REASONS } from './answer-texts.ts';
import { createDiary, makeWishes } from './applicants.ts';
import type { Habit } from './attend.ts';
import { makeCertificates, type CertificateRows } from './certificates.ts';
import { playPlaces } from './places.ts';
import { planProgrammes, type Organisers, type Planned } from './plan.ts';
import { isOfDepartment } from './series.ts';
import { createProgrammeMaker, WORKSHOP_TYPES, type ProgrammeRows } from './programme-rows.ts';
import { createSurveyMaker, type SurveyRows } from './survey-rows.ts';
import {
  createTraineeMaker,
  type Completed,
  type CompletedAnswer,
  type Outcomes,
  type TraineeRows,
} from './trainee-rows.ts';

export const APPROVING_ROLE = 'EDUCATION_CENTRE';
/** People of the cast who have certificates to show. */
const NEVER_AWAY = new Set(['student', 'alumni', 'lecturer', 'fulltime']);
/** One in so many of the others saves a programme that can be applied for. */
const SAVED_MOST = 12;
/** Most of those who completed an earlier programme have answered its survey. */
const WILLING_SHARE = 0.9;
/** So many programmes are made before they are handed on. */
const PART = 100;

export interface ProgrammePart {
  readonly programmes: ProgrammeRows;
  readonly trainees: TraineeRows;
  readonly bookmarks: Insertable<DB['programme_bookmark']>[];
  readonly surveys: SurveyRows;
  readonly papers: CertificateRows;
  readonly completed: CompletedAnswer[];
}

export interface University {
  readonly terms: readonly DemoTerm[];
  readonly students: readonly Student[];
  readonly faculty: readonly Person[];
  readonly staff: readonly Person[];
  /** Hours that people have already. */
  readonly busy: readonly Insertable<DB['busy']>[];
}

/** Makes programmes in parts of some thousand places. */
export function* makeProgrammes(plan: Plan, university: University): Generator<ProgrammePart> {
  const dawn = beginOf(plan.today, 0).getTime();
  const people = [...university.students, ...university.faculty, ...university.staff];
  const byName = new Map(
    people.filter(({ member }) => member.is_demo).map((person) => [person.member.username, person]),
  );
  const named = (username: string): Person | undefined => byName.get(username);
  const decider = findDecider(university.staff);
  if (!decider) return;
  const diary = createDiary();
  for (const { person_id: personId, period } of university.busy) {
    const [begin = '', end = ''] = period.slice(1, -1).split(',');
    diary.fill(personId, Date.parse(begin), Date.parse(end));
  }
  const poolOf = createPools(university);
  const programmes = createProgrammeMaker({ dawn, decider });
  const castOf = new Map([...byName].map(([username, { member }]) => [member.id, username]));
  const habitOf = (memberId: string): Habit | 'NEVER_AWAY' | undefined => {
    const username = castOf.get(memberId);
    if (username === undefined) return undefined;
    return NEVER_AWAY.has(username) ? 'NEVER_AWAY' : 'DILIGENT';
  };
  const trainees = createTraineeMaker({ dawn, habitOf });
  const surveys = createSurveyMaker();
  const nextId = createIds('trainee');
  const done = new Map<string, Set<string>>();
  const bookmarks: ProgrammePart['bookmarks'] = [];
  const certified: Completed[] = [];
  const completions: CompletedAnswer[] = [];
  let made = 0;
  const takeAll = (): ProgrammePart => ({
    programmes: programmes.takeRows(),
    trainees: trainees.takeRows(),
    bookmarks: bookmarks.splice(0),
    surveys: surveys.takeRows(),
    papers: { certificates: [], numbers: [] },
    completed: completions.splice(0),
  });
  for (const planned of planProgrammes(plan, university.terms, organisersOf(university, { named, decider }))) {
    const pool = poolOf(planned);
    const completed = done.get(planned.seriesId) ?? new Set();
    done.set(planned.seriesId, completed);
    const isBarred = (memberId: string): boolean => planned.series.isOnce === true && completed.has(memberId);
    const isOpen = planned.story.opening === undefined && pool.length > 0;
    const wishes = isOpen ? makeWishes({ planned, pool, named, diary, isBarred, dawn }) : [];
    const places = playPlaces(planned, wishes, { dawn, nextId, words: REASONS });
    const sessionIds = programmes.add(planned, places);
    for (const { status, wish } of places.outcomes)
      if (status === 'CONFIRM') diary.take(wish.memberId, planned.sessions);
    const outcomes = trainees.add(planned, places, sessionIds);
    const willing = findWilling(outcomes, planned);
    surveys.add(planned, [...outcomes.answered, ...willing]);
    const answered = new Set([...outcomes.answered, ...willing].map(({ traineeId }) => traineeId));
    completions.push(...outcomes.completed.map((one) => ({ ...one, isAnswered: answered.has(one.traineeId) })));
    certified.push(...outcomes.completed);
    for (const { memberId } of outcomes.completed) completed.add(memberId);
    bookmarks.push(...makeBookmarks(planned, pool, { named, dawn }));
    made += 1;
    if (made % PART === 0) yield takeAll();
  }
  yield takeAll();
  // Numbers follow the days of completing, whichever programme was made first.
  for (const papers of makeCertificates(certified, people)) yield { ...takeAll(), papers };
}

/** Those who answer although their completion does not ask for it: their mileage does. */
function findWilling({ completed, answered }: Outcomes, planned: Planned): Completed[] {
  const random = createRandom(`willing ${planned.id}`);
  const known = new Set(answered.map(({ traineeId }) => traineeId));
  const share = planned.isPast ? WILLING_SHARE : WILLING_SHARE / 2;
  return completed.filter(({ traineeId }) => !known.has(traineeId) && random.chance(share));
}

/** Finds somebody who approves; where nobody has the role, somebody of the offices that the centre belongs to. */
function findDecider(staff: readonly Person[]): Person | undefined {
  const office = officeCode('academic');
  return (
    staff.find(({ roles }) => roles.includes(APPROVING_ROLE)) ??
    staff.find(({ types }) => types[0]?.departmentCode === office)
  );
}

const ORGANISING = new Set<string>([...WORKSHOP_TYPES].filter((type) => type !== 'DEPARTMENT_CHIEF'));

function organisersOf(
  { faculty, staff }: University,
  { named, decider }: { named: (username: string) => Person | undefined; decider: Person },
): Organisers {
  const able = [...faculty, ...staff].filter(
    (person) =>
      person !== decider &&
      person.member.status === 'ACTIVE' &&
      !person.roles.includes(APPROVING_ROLE) &&
      person.types.some(({ type }) => ORGANISING.has(type)),
  );
  const byDepartment = Map.groupBy(
    able.filter(({ member, duties, roles }) => !member.is_demo && duties.length === 0 && roles.length === 0),
    ({ types }) => types[0]?.departmentCode ?? '',
  );
  return {
    named: (username) => (username === undefined ? undefined : named(username)),
    of: (departmentCode) => byDepartment.get(departmentCode) ?? [],
  };
}

/** The people whom a programme was for, in its term. */
function createPools({ students, faculty, staff, terms }: University): (planned: Planned) => readonly Person[] {
  const current = terms.find(({ isCurrent }) => isCurrent);
  const now = current ? ordinalOf(current) : 0;
  const workers = [...faculty, ...staff].filter(
    ({ member, types, roles }) =>
      member.status === 'ACTIVE' &&
      !roles.includes(APPROVING_ROLE) &&
      types.some(({ type }) => (WORKSHOP_TYPES as readonly string[]).includes(type)),
  );
  const isHere = (student: Student, ordinal: number): boolean =>
    ordinal === now
      ? student.row.register_status === 'ENROLLED' && student.member.status === 'ACTIVE'
      : student.stages.some((stage) => stage.ordinal === ordinal && stage.isAttended);
  const thereAt = keepBy((ordinal: number) => students.filter((student) => isHere(student, ordinal)));
  const departmentsAt = keepBy((ordinal: number) =>
    Map.groupBy(thereAt(ordinal), (student) => student.row.department_code),
  );
  const ofGrades = keepBy((key: string) => {
    const [ordinal = now, ...grades] = key.split(' ').map(Number);
    return thereAt(ordinal).filter((student) => !student.isGraduate && grades.includes(gradeAt(student, ordinal, now)));
  });
  return ({ series, isPast, term, departmentCode }) => {
    if (series.type === 'WORKSHOP') return workers.filter(({ since }) => since <= term.beginsOn);
    const ordinal = isPast ? ordinalOf(term) : now;
    if (isOfDepartment(series)) return departmentsAt(ordinal).get(departmentCode) ?? [];
    return series.grades ? ofGrades([ordinal, ...series.grades].join(' ')) : thereAt(ordinal);
  };
}

function keepBy<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/** Two attended terms make a year. */
function gradeAt(student: Student, ordinal: number, now: number): number {
  if (ordinal === now) return student.row.grade;
  const attended = student.stages.filter((stage) => stage.isAttended && stage.ordinal <= ordinal).length;
  return Math.min(4, Math.ceil(attended / 2));
}

function makeBookmarks(
  planned: Planned,
  pool: readonly Person[],
  { named, dawn }: { named: (username: string) => Person | undefined; dawn: number },
): ProgrammePart['bookmarks'] {
  if (planned.isPast || planned.story.opening !== undefined || pool.length === 0) return [];
  const random = createRandom(`bookmarks ${planned.id}`);
  const cast = (planned.story.savedBy ?? []).flatMap((username) => named(username) ?? []);
  const others = Array.from({ length: random.between(0, SAVED_MOST) }, () => random.pick(pool));
  const ids = new Set([...cast, ...others.filter(({ member }) => !member.is_demo)].map(({ member }) => member.id));
  const at = new Date(Math.min(planned.appliesFrom, dawn) - 3_600_000).toISOString();
  return [...ids].map((memberId) => ({ member_id: memberId, programme_id: planned.id, at }));
}
