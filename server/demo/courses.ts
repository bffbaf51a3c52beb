/** Teaching: course masters and their classes, term by term, and their teachers. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import type { DemoTerm } from './calendar.ts';
import { makeCatalogues, type Catalogue, type CatalogueLine } from './catalogue.ts';
import type { Faculty } from './faculty.ts';
import { ordinalOf, type Person, type Plan } from './model.ts';
import { createIds, createRandom } from './random.ts';

/** A course with its classes that a student can take in a term. */
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

/** Makes everything taught in these terms; each department walks through its catalogue. */
export function makeTeaching(plan: Plan, terms: readonly DemoTerm[], faculty: Faculty): Teaching {
  const catalogues = makeCatalogues(plan);
  const writer = createWriter(faculty);
  for (const [number, term] of terms.entries()) {
    for (const catalogue of catalogues) {
      const offered = Math.min(catalogue.classes, Math.ceil(catalogue.lines.length * 0.7));
      for (const [at, line] of offerLines(catalogue, { number, offered }).entries()) {
        const classes = Math.floor(catalogue.classes / offered) + (at < catalogue.classes % offered ? 1 : 0);
        writer.write(term, { line, classes, departmentCode: catalogue.departmentCode });
      }
    }
  }
  return writer.teaching;
}

/** Returns the next lines of the catalogue, from its beginning again after the last one. */
function offerLines(catalogue: Catalogue, own: { number: number; offered: number }): CatalogueLine[] {
  const { lines } = catalogue;
  const start = (own.number * own.offered) % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)].slice(0, own.offered);
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

/** Teachers take turns, starting again each term, so that the cast teaches in every one. */
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
