/**
 * Students of every standing, and who advises them.
 */
import type { MemberType } from '@naru/contract/access.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { addDays, graduationDay } from './calendar.ts';
import { FAMILIAR_STUDENTS, STUDENT_USERS } from './demo-users.ts';
import { departmentBySubject, DEPARTMENTS, GRADUATE_DEPARTMENTS } from './colleges.ts';
import { makeLife, makePlainLife, pickStatus, type AcademicHistory } from './academic-histories.ts';
import { entranceDay, termOfOrdinal, type HeldType, type Person, type Plan, type Student } from './model.ts';
import { makeForeignName, makeKoreanName, pickNationality, type PersonName, type Sex } from './names.ts';
import { createPeople, type PeopleMaker } from './people.ts';
import { createIds, createRandom, type Random } from './random.ts';

export const GRADUATE_SHARE = 0.08;
const FOREIGN_SHARE = 0.06;
const GRADUATE_YEARS = 3;
const SHORTEST_SERIAL = 4;

const STUDENT_TYPES = [
  ['GENERAL', 95],
  ['ENTRUSTED', 2],
  ['PART_TIME', 3],
] as const;

interface Course {
  readonly departmentCode: string;
  readonly years: number;
  readonly isGraduate: boolean;
}

interface Identity {
  readonly name: PersonName;
  readonly sex: Sex;
  readonly birthYear: number;
  readonly nationality: string;
}

/** Makes as many students as the plan says, at least those of the cast. `now` is the current term's ordinal. */
export function makeStudents(plan: Plan, now: number): Student[] {
  const enrol = createEnrolment(now);
  const students = [...makeDemoStudents(enrol, now), ...makeFamiliarStudents(enrol, now)];
  const random = createRandom('students');
  const departments = DEPARTMENTS.map((department) => [department, department.weight] as const);
  for (let left = plan.students - students.length; left > 0; left -= 1) {
    const isGraduate = random.chance(GRADUATE_SHARE);
    const course = isGraduate ? pickGraduateCourse(random) : pickCourse(random.weighted(departments));
    const life = makeLife(random, { status: pickStatus(random), now, years: course.years });
    students.push(enrol.one(course, life, makeIdentity(random, { life, isGraduate })));
  }
  return students.slice(0, Math.max(plan.students, STUDENT_USERS.length));
}

function pickCourse(department: { code: string; years: number }): Course {
  return { departmentCode: department.code, years: department.years, isGraduate: false };
}

function pickGraduateCourse(random: Random): Course {
  const years = random.weighted([
    [2, 70],
    [GRADUATE_YEARS, 30],
  ] as const);
  return { departmentCode: random.pick(GRADUATE_DEPARTMENTS).code, years, isGraduate: true };
}

function makeIdentity(random: Random, own: { life: AcademicHistory; isGraduate: boolean }): Identity {
  const age = own.isGraduate
    ? random.between(23, 34)
    : random.weighted([
        [19, 70],
        [20, 22],
        [21, 6],
        [25, 2],
      ] as const);
  const birthYear = Math.floor(own.life.entrance / 2) - age;
  const sex: Sex = random.chance(0.5) ? 'M' : 'F';
  if (!random.chance(FOREIGN_SHARE)) {
    return { name: makeKoreanName(random, { year: birthYear, sex }), sex, birthYear, nationality: 'KR' };
  }
  const nationality = pickNationality(random);
  return { name: makeForeignName(random, nationality), sex, birthYear, nationality };
}

interface Enrolment {
  readonly people: PeopleMaker;
  readonly one: (course: Course, life: AcademicHistory, identity: Identity, serial?: number) => Student;
  readonly build: (
    person: Person,
    own: { course: Course; life: AcademicHistory; identity: Identity; number: string },
  ) => Student;
}

function createEnrolment(now: number): Enrolment {
  const people = createPeople('students');
  const nextId = createIds('student');
  const random = createRandom('student rows');
  const numbers = createNumbers();
  const build: Enrolment['build'] = (person, { course, life, identity, number }) => {
    const term = termOfOrdinal(life.entrance);
    const studentType = random.weighted(STUDENT_TYPES);
    const leftOn = life.lastOrdinal === undefined ? null : graduationDay(termOfOrdinal(life.lastOrdinal));
    return {
      ...person,
      types: heldTypes(life, { departmentCode: course.departmentCode, leftOn }),
      isGraduate: course.isGraduate,
      stages: life.stages.filter((stage) => stage.ordinal <= now),
      leftOn,
      row: {
        id: nextId(),
        member_id: person.member.id,
        student_number: number,
        university_code: course.isGraduate ? '2' : '1',
        department_code: course.departmentCode,
        grade: life.grade,
        student_type: person.member.is_demo ? 'GENERAL' : studentType,
        register_status: life.status,
        entrance_year: term.year,
        entrance_semester_code: term.semesterCode,
        nationality: identity.nationality,
        birth_year: identity.birthYear,
        sex: identity.sex,
        graduation_expected_on: leftOn ?? graduationDay(termOfOrdinal(life.expectedOrdinal)),
      },
    };
  };
  const one: Enrolment['one'] = (course, life, identity, serial) => {
    const number = numbers(Math.floor(life.entrance / 2), serial);
    const person = people.make({
      username: number,
      name: identity.name,
      types: [],
      departmentCode: course.departmentCode,
      since: entranceDay(life.entrance),
      duties: life.status === 'ENROLLED' && random.chance(1 / 150) ? ['PEER_COACH'] : [],
      locale: identity.nationality !== 'KR' && random.chance(0.6) ? 'en' : 'ko',
    });
    const status = life.status === 'EXPELLED' ? 'LEFT' : 'ACTIVE';
    return build({ ...person, member: { ...person.member, status } }, { course, life, identity, number });
  };
  return { people, one, build };
}

/** Creates student numbers: the year of entrance and a serial; some serials are reserved. */
function createNumbers(): (year: number, serial?: number) => string {
  const taken = new Set([...STUDENT_USERS, ...FAMILIAR_STUDENTS].map((one) => one.serial));
  const last = new Map<number, number>();
  return (year, serial) => {
    let next = serial ?? (last.get(year) ?? 0) + 1;
    while (serial === undefined && taken.has(next)) next += 1;
    if (serial === undefined) last.set(year, next);
    return `${year}${String(next).padStart(SHORTEST_SERIAL, '0')}`;
  };
}

/** Returns the types over a life: current student also on leave or with only the thesis left; none once expelled. */
function heldTypes(life: AcademicHistory, own: { departmentCode: string; leftOn: string | null }): HeldType[] {
  const { departmentCode, leftOn } = own;
  const from = entranceDay(life.entrance);
  const hold = (type: MemberType, since: string, until: string | null): HeldType => ({
    type,
    departmentCode,
    from: since,
    until,
  });
  if (life.status === 'GRADUATED' && leftOn) {
    return [
      hold('ALUMNI', addDays(leftOn, 1), null),
      hold('STUDENT', from, null),
      hold('CURRENT_STUDENT', from, leftOn),
    ];
  }
  return [hold('CURRENT_STUDENT', from, leftOn), hold('STUDENT', from, leftOn)];
}

function makeDemoStudents(enrol: Enrolment, now: number): Student[] {
  const random = createRandom('cast');
  return STUDENT_USERS.map((wish) => {
    const years = wish.isGraduate ? GRADUATE_YEARS : 4;
    const life = makePlainLife({
      status: wish.hasLeft ? 'GRADUATED' : 'ENROLLED',
      now,
      years,
      grade: wish.grade,
      // The alumnus left in February of last year.
      yearsSinceEntrance: wish.hasLeft ? years + 1 : wish.grade - 1,
    });
    const year = Math.floor(life.entrance / 2);
    const identity = {
      name: wish.name,
      sex: wish.sex,
      birthYear: year - (wish.isGraduate ? random.between(24, 26) : 19),
      nationality: 'KR',
    };
    const person = enrol.people.makeDemoUsers(wish, { since: entranceDay(life.entrance) });
    const course = { departmentCode: wish.departmentCode ?? '', years, isGraduate: wish.isGraduate ?? false };
    const number = `${year}${String(wish.serial).padStart(SHORTEST_SERIAL, '0')}`;
    return enrol.build(person, { course, life, identity, number });
  });
}

function makeFamiliarStudents(enrol: Enrolment, now: number): Student[] {
  return FAMILIAR_STUDENTS.map((wish) => {
    const department = departmentBySubject(wish.subject);
    const life = makePlainLife({ ...wish, status: 'ENROLLED', now, years: department.years });
    const identity = {
      name: { ko: wish.name[0], en: wish.name[1] },
      sex: wish.sex,
      birthYear: Math.floor(life.entrance / 2) - 19,
      nationality: wish.nationality ?? 'KR',
    };
    return enrol.one(pickCourse(department), life, identity, wish.serial);
  });
}

export type MajorRow = Insertable<DB['student_major']>;

/** Makes the majors: the own department for everybody, a second one for some. */
export function makeMajors(students: readonly Student[]): MajorRow[] {
  const random = createRandom('majors');
  const joint = departmentBySubject('GCC').code;
  return students.flatMap((student) => {
    const own = student.row.department_code;
    const rows: MajorRow[] = [{ student_id: student.row.id, kind: 'MAIN', department_code: own }];
    const kind = random.weighted([
      ['', 80],
      ['DOUBLE', 10],
      ['MINOR', 7],
      ['LINKED', 3],
    ] as const);
    const other = kind === 'LINKED' ? joint : random.pick(DEPARTMENTS).code;
    if (!kind || other === own || student.isGraduate || student.row.grade < 2) return rows;
    return [...rows, { student_id: student.row.id, kind, department_code: other }];
  });
}
