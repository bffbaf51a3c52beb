/** Types that the generators hand to one another. */
import type { Duty, MemberType } from '@naru/contract/access.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { termOf, type DemoTerm } from './calendar.ts';
import type { PersonName, Sex } from './names.ts';

type Table = keyof DB;
/** Rows of one table; those of a table may come in several batches. */
export type Batch = {
  readonly [T in Table]: { readonly table: T; readonly rows: readonly Insertable<DB[T]>[] };
}[Table];

export interface Plan {
  /** Everybody in the register: enrolled, on leave, graduated. */
  readonly students: number;
  /** The date in Seoul on which the university is looked at: `2026-11-21`. */
  readonly today: string;
}

export type MemberRow = Required<
  Pick<
    Insertable<DB['member']>,
    | 'id'
    | 'username'
    | 'name_ko'
    | 'name_en'
    | 'email'
    | 'phone'
    | 'status'
    | 'locale'
    | 'sso_subject'
    | 'is_external'
    | 'is_demo'
    | 'source_system'
    | 'source_id'
    | 'created_at'
    | 'updated_at'
  >
>;
export type StudentRow = Required<Omit<Insertable<DB['student']>, 'version' | 'is_advised'>>;

export interface HeldType {
  readonly type: MemberType;
  readonly departmentCode: string | null;
  readonly from: string;
  readonly until: string | null;
}

/** A member with all that hangs on them. The first type is the primary one. */
export interface Person {
  readonly member: MemberRow;
  readonly types: HeldType[];
  readonly duties: readonly Duty[];
  readonly roles: readonly string[];
  /** Departments that a member of staff looks after. */
  readonly departments: readonly string[];
  readonly since: string;
}

export type RegisterStatus = 'ENROLLED' | 'LEAVE' | 'GRADUATED' | 'EXPELLED' | 'COMPLETED';

/** One term of a student's life, by its ordinal (`ordinalOf`). */
export interface Stage {
  readonly ordinal: number;
  readonly isAttended: boolean;
}

export interface Student extends Person {
  readonly row: StudentRow;
  readonly isGraduate: boolean;
  /** From the entrance to the current term, or to the last one before leaving. */
  readonly stages: readonly Stage[];
  /** The day of leaving the university, for those who have left. */
  readonly leftOn: string | null;
}

/** One of the twenty people whom the sign-in page offers. */
export interface DemoUser {
  readonly username: string;
  readonly name: PersonName;
  readonly sex: Sex;
  readonly kind: readonly [ko: string, en: string];
  readonly detail: readonly [ko: string, en: string];
  readonly types: readonly MemberType[];
  readonly departmentCode: string | null;
  readonly duties?: readonly Duty[];
  readonly roles?: readonly string[];
}

/** Terms in one line, so that they can be counted: 2026-10 → 4052, 2026-20 → 4053. */
export function ordinalOf(term: Pick<DemoTerm, 'year' | 'semesterCode'>): number {
  return term.year * 2 + (term.semesterCode === '20' ? 1 : 0);
}

export function termOfOrdinal(ordinal: number): { year: number; semesterCode: '10' | '20' } {
  return { year: Math.floor(ordinal / 2), semesterCode: ordinal % 2 === 0 ? '10' : '20' };
}

/** Returns the day on which a term's people arrive: 1 March or 1 September, or its Monday where that is earlier. */
export function entranceDay(ordinal: number): string {
  const { year, semesterCode } = termOfOrdinal(ordinal);
  const first = `${year}-${semesterCode === '10' ? '03' : '09'}-01`;
  const { beginsOn } = termOf(year, semesterCode);
  return beginsOn < first ? beginsOn : first;
}

export function currentTerm(terms: readonly DemoTerm[]): DemoTerm {
  const found = terms.find((term) => term.isCurrent);
  if (!found) throw new RangeError('no term is the current one');
  return found;
}
