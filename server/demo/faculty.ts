/**
 * Professors, chiefs and assistants of the departments.
 */
import type { MemberType } from '@naru/contract/access.ts';

import { FACULTY_CAST } from './demo-users.ts';
import type { Department } from './college.ts';
import { DEPARTMENTS, GENERAL_CODE, GRADUATE_DEPARTMENTS } from './colleges.ts';
import type { DemoUser, Person, Plan } from './model.ts';
import { createPeople, makeWorker, type PeopleMaker } from './people.ts';

export interface Faculty {
  readonly people: readonly Person[];
  /** Teachers of each department, the demo users first. */
  readonly teachers: ReadonlyMap<string, readonly Person[]>;
  readonly supervisors: ReadonlyMap<string, readonly Person[]>;
  readonly assistants: ReadonlyMap<string, readonly Person[]>;
}

const TOTAL_WEIGHT = DEPARTMENTS.reduce((sum, department) => sum + department.weight, 0);
const STUDENTS_A_PROFESSOR = 30;
const TEACHING: readonly MemberType[] = [
  'FULLTIME_PROFESSOR',
  'SUPERVISING_PROFESSOR',
  'LECTURE_PROFESSOR',
  'PROFESSOR',
];
const CAST_SINCE_YEARS = 8;

/** Counts the plan's students of a department. */
export function studentsOf(plan: Plan, department: Department): number {
  return (plan.students * department.weight) / TOTAL_WEIGHT;
}

export function makeFaculty(plan: Plan): Faculty {
  const hire = createHiring(plan);
  const demoUsers = FACULTY_CAST.map((wish) => hire.demoUser(wish));
  const people = [...demoUsers];
  for (const [at, department] of DEPARTMENTS.entries()) {
    const there = demoUsers.filter((person) => person.types[0]?.departmentCode === department.code);
    people.push(...hireDepartment(hire, { plan, department, at, there }));
  }
  people.push(...hireGeneral(hire, plan));
  appointGraduateChiefs(people);
  return { people, ...indexFaculty(people) };
}

interface Hiring {
  readonly demoUser: (wish: DemoUser) => Person;
  readonly one: (departmentCode: string, types: readonly MemberType[]) => Person;
}

const FIRST_NUMBER = 200_001;

function createHiring(plan: Plan): Hiring {
  const maker: PeopleMaker = createPeople('faculty');
  let number = FIRST_NUMBER;
  const demoUsersSince = `${Number(plan.today.slice(0, 4)) - CAST_SINCE_YEARS}-03-01`;
  return {
    demoUser: (wish) => maker.makeDemoUsers(wish, { since: demoUsersSince }),
    one: (departmentCode, types) => {
      const isAssistant = types.some((type) => type.endsWith('ASSISTANT'));
      const worker = makeWorker(maker.random, plan.today, isAssistant ? [25, 34] : [36, 64]);
      return maker.make({ ...worker, username: String(number++), types, departmentCode });
    },
  };
}

/** Hires a chief, at least one supervising professor and an assistant; more where there are more students. */
function hireDepartment(
  hire: Hiring,
  own: { plan: Plan; department: Department; at: number; there: readonly Person[] },
): Person[] {
  const { code } = own.department;
  const load = studentsOf(own.plan, own.department);
  const professors = Math.max(2, Math.round(load / STUDENTS_A_PROFESSOR));
  const hasChief = own.there.some((person) => person.types.some((held) => held.type === 'DEPARTMENT_CHIEF'));
  const people: Person[] = [];
  for (let number = 0; number < professors; number += 1) {
    const isChief = number === 0 && !hasChief;
    const supervises = number === 1 || (number + own.at) % 5 !== 0;
    people.push(
      hire.one(code, [
        ...(isChief ? (['DEPARTMENT_CHIEF'] as const) : []),
        'FULLTIME_PROFESSOR',
        ...(supervises ? (['SUPERVISING_PROFESSOR'] as const) : []),
      ]),
    );
  }
  const lecturers = Math.round(professors / 3);
  for (let number = 0; number < lecturers; number += 1) people.push(hire.one(code, ['LECTURE_PROFESSOR']));
  if (own.at % 6 === 0) people.push(hire.one(code, ['PROFESSOR']));
  people.push(hire.one(code, ['DEPARTMENT_ASSISTANT']));
  const assistants = Math.ceil((load - 10) / 150);
  for (let number = 0; number < assistants; number += 1) people.push(hire.one(code, ['LECTURE_ASSISTANT']));
  return people;
}

function hireGeneral(hire: Hiring, plan: Plan): Person[] {
  const lecturers = Math.max(6, Math.round(plan.students / 120));
  return [
    hire.one(GENERAL_CODE, ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR']),
    ...Array.from({ length: lecturers }, () => hire.one(GENERAL_CODE, ['LECTURE_PROFESSOR'])),
    hire.one(GENERAL_CODE, ['DEPARTMENT_ASSISTANT']),
  ];
}

/** Appoints chiefs of graduate departments: a supervising professor of the department behind each. */
function appointGraduateChiefs(people: readonly Person[]): void {
  for (const graduate of GRADUATE_DEPARTMENTS) {
    const chief = people.findLast(
      (person) =>
        person.types.some((held) => held.type === 'SUPERVISING_PROFESSOR') &&
        person.types[0]?.departmentCode === graduate.sibling.code &&
        !person.member.is_demo,
    );
    if (!chief) throw new RangeError(`nobody can head ${graduate.code}`);
    chief.types.push({ type: 'DEPARTMENT_CHIEF', departmentCode: graduate.code, from: chief.since, until: null });
  }
}

function indexFaculty(people: readonly Person[]): Omit<Faculty, 'people'> {
  const collect = (types: readonly MemberType[]): Map<string, Person[]> => {
    const found = new Map<string, Person[]>();
    for (const person of people) {
      const code = person.types[0]?.departmentCode;
      if (!code || !person.types.some((held) => types.includes(held.type))) continue;
      found.set(code, [...(found.get(code) ?? []), person]);
    }
    for (const graduate of GRADUATE_DEPARTMENTS) found.set(graduate.code, found.get(graduate.sibling.code) ?? []);
    return found;
  };
  return {
    teachers: collect(TEACHING),
    supervisors: collect(['SUPERVISING_PROFESSOR']),
    assistants: collect(['LECTURE_ASSISTANT']),
  };
}
