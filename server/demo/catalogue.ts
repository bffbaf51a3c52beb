/** Courses that each department can teach, how many classes a term, and which job duties they lead to. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Department, Subject } from './college.ts';
import { DEPARTMENTS, GENERAL_CODE, GRADUATE_DEPARTMENTS } from './colleges.ts';
import { studentsOf } from './faculty.ts';
import { GENERAL_AREAS } from './general-subjects.ts';
import type { Plan } from './model.ts';
import { createRandom } from './random.ts';
import { GRADUATE_SHARE } from './students.ts';

/** A line of a department's catalogue. */
export interface CatalogueLine {
  readonly courseCode: string;
  readonly subject: string;
  readonly subjectKo: string;
  readonly subjectEn: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly grade: number;
  readonly credits: number;
  readonly isMajor: boolean;
}

export interface Catalogue {
  readonly departmentCode: string;
  readonly lines: readonly CatalogueLine[];
  /** Classes a term. */
  readonly classes: number;
}

const ENROLLED_SHARE = 0.62;
const MAJORS_A_TERM = 3.4;
const GENERALS_A_TERM = 2.2;
/** Every department teaches this many classes a term, however small it is. */
const FEWEST = { large: 2, small: 1, general: 12, largeFrom: 28 };

export function makeCatalogues(plan: Plan): Catalogue[] {
  const enrolled = plan.students * ENROLLED_SHARE;
  const departments = DEPARTMENTS.map((department) => ({
    departmentCode: department.code,
    lines: interleave(splitByGrade(describeDepartment(department))),
    classes: Math.max(
      department.weight >= FEWEST.largeFrom ? FEWEST.large : FEWEST.small,
      Math.round((studentsOf(plan, department) * ENROLLED_SHARE * MAJORS_A_TERM) / 28),
    ),
  }));
  const graduates = GRADUATE_DEPARTMENTS.map(({ code, sibling }) => ({
    departmentCode: code,
    lines: sibling.subjects.slice(2).map((subject, at) =>
      describe(
        { nameKo: `고급 ${subject.nameKo}`, nameEn: `Advanced ${subject.nameEn}`, grade: 1 + (at % 2) },
        {
          code: `${sibling.subject}G${String(at + 1).padStart(3, '0')}`,
          subject: `${sibling.subject}G`,
          names: [`${sibling.fieldKo}(대학원)`, `${sibling.fieldEn} (graduate)`],
        },
      ),
    ),
    classes: Math.max(1, Math.round((enrolled * GRADUATE_SHARE * 3) / GRADUATE_DEPARTMENTS.length / 12)),
  }));
  const general = {
    departmentCode: GENERAL_CODE,
    lines: interleave(GENERAL_AREAS.map(describeArea)),
    classes: Math.max(FEWEST.general, Math.round((enrolled * GENERALS_A_TERM) / 40)),
  };
  return [...departments, ...graduates, general];
}

function describe(
  subject: Subject,
  own: { code: string; subject: string; names: readonly [string, string] },
): CatalogueLine {
  return {
    courseCode: own.code,
    subject: own.subject,
    subjectKo: own.names[0],
    subjectEn: own.names[1],
    nameKo: subject.nameKo,
    nameEn: subject.nameEn,
    grade: subject.grade,
    credits: 3,
    isMajor: true,
  };
}

const SHORT_AREAS: ReadonlySet<string> = new Set(['GPE', 'GCR']);

function describeArea(area: (typeof GENERAL_AREAS)[number]): CatalogueLine[] {
  return area.subjects.map((subject, at) => ({
    ...describe(subject, {
      code: `${area.subject}${subject.grade}${String(at + 1).padStart(3, '0')}`,
      subject: area.subject,
      names: [area.nameKo, area.nameEn],
    }),
    credits: SHORT_AREAS.has(area.subject) ? 1 : 2 + (at % 2),
    isMajor: false,
  }));
}

function describeDepartment(department: Department): CatalogueLine[] {
  return department.subjects.map((subject, at) =>
    describe(subject, {
      code: `${department.subject}${subject.grade}${String(at + 1).padStart(3, '0')}`,
      subject: department.subject,
      names: [department.fieldKo, department.fieldEn],
    }),
  );
}

/** Neighbours in the catalogue are of different years, so that few classes still serve all. */
function splitByGrade(lines: readonly CatalogueLine[]): CatalogueLine[][] {
  return Array.from({ length: 6 }, (_none, at) => lines.filter((line) => line.grade === at + 1));
}

/** Takes the first of each list, then the second of each, so that a few classes come from many areas. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_none, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Makes the links from courses to the job duties that they lead to. */
export function makeCourseDuties(plan: Plan): Insertable<DB['course_duty']>[] {
  const random = createRandom('course duties');
  const codes = new Map(makeCatalogues(plan).map((one) => [one.departmentCode, one.lines]));
  return DEPARTMENTS.flatMap((department) =>
    (codes.get(department.code) ?? []).flatMap((line) =>
      department.duties
        .filter((_duty, at) => random.chance(at === 0 ? 0.8 : 0.45))
        .map((duty) => ({ course_code: line.courseCode, duty_id: duty, weight: random.between(1, 3) })),
    ),
  );
}
