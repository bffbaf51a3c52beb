/**
 * What is taught: course masters and their classes, term by term, with who teaches and which job duties they lead to.
 */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import type { DemoTerm } from './calendar.ts';
import type { Department, Subject } from './college.ts';
import { DEPARTMENTS, GENERAL_CODE, GRADUATE_DEPARTMENTS } from './colleges.ts';
import { studentsOf, type Faculty } from './faculty.ts';
import { GENERAL_AREAS } from './general-subjects.ts';
import { ordinalOf, type Person, type Plan } from './model.ts';
import { createIds, createRandom } from './random.ts';
import { GRADUATE_SHARE } from './students.ts';

/** A line of a department's catalogue. */
interface CatalogueLine {
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

interface Catalogue {
  readonly departmentCode: string;
  readonly lines: readonly CatalogueLine[];
  /** Classes a term. */
  readonly classes: number;
}

/** What a student can take in a term: a course with its classes. */
export interface Offer {
  readonly courseCode: string;
  readonly grade: number;
  readonly credits: number;
  readonly hasGrades: boolean;
  readonly courseIds: readonly string[];
}

export interface Teaching {
  readonly masters: readonly Insertable<DB['course_master']>[];
  readonly courses: readonly Insertable<DB['course']>[];
  readonly teachers: readonly Insertable<DB['course_teacher']>[];
  /** By term and department: `4053/12010`. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
}

export function offerKey(ordinal: number, departmentCode: string): string {
  return `${ordinal}/${departmentCode}`;
}

const ENROLLED_SHARE = 0.62;
const MAJORS_A_TERM = 3.4;
const GENERALS_A_TERM = 2.2;
/** Every department teaches this many classes a term, however small it is. */
const FEWEST = { large: 2, small: 1, general: 12, largeFrom: 28 };

function makeCatalogues(plan: Plan): Catalogue[] {
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

const SHORT_AREAS = ['GPE', 'GCR'];

function describeArea(area: (typeof GENERAL_AREAS)[number]): CatalogueLine[] {
  return area.subjects.map((subject, at) => ({
    ...describe(subject, {
      code: `${area.subject}${subject.grade}${String(at + 1).padStart(3, '0')}`,
      subject: area.subject,
      names: [area.nameKo, area.nameEn],
    }),
    credits: SHORT_AREAS.includes(area.subject) ? 1 : 2 + (at % 2),
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
  const grades = [...new Set(lines.map((line) => line.grade))].sort();
  return grades.map((grade) => lines.filter((line) => line.grade === grade));
}

/** The first of each list, then the second of each: few classes still come from many areas. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_none, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Everything taught in these terms, each department walking through its catalogue. */
export function makeTeaching(plan: Plan, terms: readonly DemoTerm[], faculty: Faculty): Teaching {
  const catalogues = makeCatalogues(plan);
  const writer = createWriter(faculty);
  for (const [number, term] of terms.entries()) {
    for (const catalogue of catalogues) {
      const offered = Math.min(catalogue.classes, Math.ceil(catalogue.lines.length * 0.7));
      for (let at = 0; at < offered; at += 1) {
        const line = catalogue.lines[(number * offered + at) % catalogue.lines.length];
        const classes = Math.floor(catalogue.classes / offered) + (at < catalogue.classes % offered ? 1 : 0);
        if (line) writer.write(term, { line, classes, departmentCode: catalogue.departmentCode });
      }
    }
  }
  return writer.teaching;
}

interface Writer {
  readonly teaching: Teaching;
  readonly write: (term: DemoTerm, own: { line: CatalogueLine; classes: number; departmentCode: string }) => void;
}

function createWriter(faculty: Faculty): Writer {
  const teaching = {
    masters: [] as Insertable<DB['course_master']>[],
    courses: [] as Insertable<DB['course']>[],
    teachers: [] as Insertable<DB['course_teacher']>[],
    offers: new Map<string, Offer[]>(),
  };
  const nextMasterId = createIds('course_master');
  const nextId = createIds('course');
  const staffed = createStaffing(faculty);
  const write: Writer['write'] = (term, { line, classes, departmentCode }) => {
    const masterId = nextMasterId();
    const shared = {
      year: term.year,
      semester_code: term.semesterCode,
      course_code: line.courseCode,
      subject_code: line.subject,
      name_ko: line.nameKo,
      name_en: line.nameEn,
      is_major: line.isMajor,
      source_system: 'demo',
    };
    const sourceId = `${term.year}-${term.semesterCode}-${line.courseCode}`;
    teaching.masters.push({
      ...shared,
      id: masterId,
      subject_name_ko: line.subjectKo,
      subject_name_en: line.subjectEn,
      grade: line.grade,
      managing_department_code: departmentCode,
      credits: line.credits,
      source_id: sourceId,
    });
    const courseIds = Array.from({ length: classes }, nextId);
    for (const [at, id] of courseIds.entries()) {
      const classNumber = String(at + 1).padStart(2, '0');
      teaching.courses.push({
        ...shared,
        id,
        master_id: masterId,
        class_number: classNumber,
        source_id: `${sourceId}-${classNumber}`,
      });
      teaching.teachers.push(...staffed(id, { departmentCode, ordinal: ordinalOf(term) }));
    }
    const key = offerKey(ordinalOf(term), departmentCode);
    const offer = {
      courseCode: line.courseCode,
      grade: line.grade,
      credits: line.credits,
      hasGrades: line.credits > 1,
      courseIds,
    };
    teaching.offers.set(key, [...(teaching.offers.get(key) ?? []), offer]);
  };
  return { teaching, write };
}

type TeacherRows = Insertable<DB['course_teacher']>[];

/** Teachers take turns, beginning anew each term, so that the cast teaches in every one. */
function createStaffing(
  faculty: Faculty,
): (courseId: string, own: { departmentCode: string; ordinal: number }) => TeacherRows {
  const random = createRandom('teachers');
  const turns = new Map<string, number>();
  const inTurn = (list: readonly Person[] | undefined, at: number): Person | undefined => list?.[at % list.length];
  return (courseId, { departmentCode, ordinal }) => {
    const key = offerKey(ordinal, departmentCode);
    const at = turns.get(key) ?? 0;
    turns.set(key, at + 1);
    const teacher = inTurn(faculty.teachers.get(departmentCode), at);
    const second = at % 12 === 5 ? inTurn(faculty.teachers.get(departmentCode), at + 3) : undefined;
    const assistant = at === 0 || random.chance(0.15) ? inTurn(faculty.assistants.get(departmentCode), at) : undefined;
    const rows = new Map<string, 'TEACHER' | 'ASSISTANT'>();
    if (assistant) rows.set(assistant.member.id, 'ASSISTANT');
    for (const one of [second, teacher]) if (one) rows.set(one.member.id, 'TEACHER');
    return [...rows].map(([memberId, role]) => ({ course_id: courseId, member_id: memberId, role }));
  };
}

/** Which courses lead to which job duties. */
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
