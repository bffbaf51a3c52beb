/**
 * People of the offices: staff, coaches, counsellors; and the one from outside.
 */
import type { Duty, MemberType } from '@naru/contract/access.ts';

import { OFFICE_CAST } from './demo-users.ts';
import { COLLEGES, officeCode, OFFICES, type Office } from './colleges.ts';
import type { Person, Plan } from './model.ts';
import { createPeople, makeWorker, type PeopleMaker } from './people.ts';

const FIRST_NUMBER = 300_001;
const CAST_SINCE_YEARS = 6;

/** Offices whose people look after the students of a college each. */
const NEAR_STUDENTS: ReadonlySet<Office> = new Set(['academic', 'students', 'career', 'teaching']);

export function makeStaff(plan: Plan): Person[] {
  const maker = createPeople('staff');
  const since = `${Number(plan.today.slice(0, 4)) - CAST_SINCE_YEARS}-03-01`;
  const demoUsers = OFFICE_CAST.map((wish) => {
    const person = maker.makeDemoUsers(wish, {
      since,
      departments: departmentsOf(wish.departmentCode, wish.looksAfter),
    });
    return wish.username === 'outsider' ? { ...person, member: { ...person.member, is_external: true } } : person;
  });
  const hire = createHiring(maker, plan);
  const people = [...demoUsers];
  for (const office of readOffices()) {
    const count = Math.max(2, Math.round(plan.students / 700));
    for (let at = 0; at < count; at += 1) {
      const college = NEAR_STUDENTS.has(office) ? COLLEGES[at % COLLEGES.length] : undefined;
      people.push(hire(office, { type: 'STAFF', ...(college && { looksAfter: college.code }) }));
    }
  }
  return [...people, ...makeSpecialists(hire, plan)];
}

type Hire = (office: Office, as: { type: MemberType; duties?: readonly Duty[]; looksAfter?: string }) => Person;

function createHiring(maker: PeopleMaker, plan: Plan): Hire {
  let number = FIRST_NUMBER;
  return (office, as) => {
    const departmentCode = officeCode(office);
    return maker.make({
      ...makeWorker(maker.random, plan.today, [27, 59]),
      username: String(number++),
      types: [as.type],
      departmentCode,
      departments: departmentsOf(departmentCode, as.looksAfter),
      ...(as.duties && { duties: as.duties }),
    });
  };
}

/** Makes at least one specialist of each kind; more where there are more students. */
function makeSpecialists(hire: Hire, plan: Plan): Person[] {
  const several = (studentsEach: number, make: () => Person): Person[] =>
    Array.from({ length: Math.max(1, Math.round(plan.students / studentsEach)) }, make);
  return [
    ...several(1_500, () => hire('teaching', { type: 'ACADEMIC_COACH' })),
    ...several(3_000, () => hire('career', { type: 'STAFF', duties: ['CAREER_COUNSELLOR'] })),
    ...several(6_000, () => hire('career', { type: 'STAFF', duties: ['CORRECTOR'] })),
    ...several(3_000, () => hire('counselling', { type: 'STAFF', duties: ['PSYCHOLOGICAL_COUNSELLOR'] })),
    ...several(15_000, () => hire('legal', { type: 'STAFF', duties: ['LAW_COUNSELLOR'] })),
  ];
}

function departmentsOf(office: string | null, college: string | undefined): string[] {
  const looksAfter = COLLEGES.find((one) => one.code === college)?.departments ?? [];
  return [...(office ? [office] : []), ...looksAfter.map((department) => department.code)];
}

function readOffices(): Office[] {
  return Object.keys(OFFICES) as Office[]; // the keys of that very object
}
