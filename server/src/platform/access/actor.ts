import type { Rights } from './rights.ts';

/** One person, with what they may do. */
export interface Person {
  readonly memberId: string;
  readonly username: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly memberTypes: readonly string[];
  readonly duties: readonly string[];
  readonly roleIds: readonly string[];
  readonly isAdministrator: boolean;
  readonly isOutsider: boolean;
  /** Their departments, or those below them, have students; asked of staff alone. */
  readonly hasStudents: boolean;
  /** Z2: has not agreed yet to a version in force; until then no screen opens, and people from outside have no menu. */
  readonly owesAgreement: boolean;
  readonly studentId: string | null;
  /** Departments that the person belongs to. */
  readonly departmentCodes: readonly string[];
  /** Departments that the person heads. */
  readonly headedDepartmentCodes: readonly string[];
  readonly rights: Rights;
  /** Their reason for seeing all students now; null while ALLSTDNT alone opens nothing. */
  readonly allStudentsReason: string | null;
}

/** The caller: a person in one session. */
export interface Actor extends Person {
  readonly sessionId: string;
}
