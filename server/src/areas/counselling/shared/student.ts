/** A student as others see them. */
import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';

/** The columns that it is shown from. */
export interface StudentColumns {
  readonly studentId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
}

/** Shows a peer coach only name and department of a fellow student. */
export function presentStudent(row: StudentColumns, isPeer: boolean): StudentRef {
  return {
    stdntId: row.studentId,
    name: row.studentName,
    deptNm: row.studentDepartment,
    studentNo: isPeer ? null : row.studentNumber,
    grade: isPeer ? null : row.grade,
  };
}
