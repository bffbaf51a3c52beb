/** The tree of 가람대학교: colleges with their departments, graduate schools, offices. colleges-*.ts has their courses. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { BUSINESS, HUMANITIES, SOCIETY } from './colleges-society.ts';
import { ARTS, EDUCATION, MEDICINE } from './colleges-arts.ts';
import { ENGINEERING, SCIENCE, SOFTWARE } from './colleges-science.ts';
import type { College, Department } from './college.ts';

export const ROOT_CODE = '10000';
const GRADUATE_SCHOOL = '20000';
export const GENERAL_CODE = '40000';

export const COLLEGES: readonly College[] = [
  HUMANITIES,
  SOCIETY,
  BUSINESS,
  SCIENCE,
  ENGINEERING,
  SOFTWARE,
  ARTS,
  EDUCATION,
  MEDICINE,
];

export const DEPARTMENTS: readonly Department[] = COLLEGES.flatMap((college) => college.departments);

/** Which department stands behind a department of the graduate school. */
const GRADUATE_SUBJECTS = ['KOR', 'MDC', 'PSY', 'SWF', 'BUS', 'ECO', 'ITR', 'BIO', 'MEC', 'CSE', 'DSC', 'EDU'];

export interface GraduateDepartment {
  readonly code: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly sibling: Department;
}

export const GRADUATE_DEPARTMENTS: readonly GraduateDepartment[] = GRADUATE_SUBJECTS.map((subject, at) => {
  const sibling = departmentBySubject(subject);
  return {
    code: String(21_010 + at * 10),
    nameKo: `대학원 ${sibling.nameKo}`,
    nameEn: `Graduate ${sibling.nameEn}`,
    sibling,
  };
});

export function departmentBySubject(subject: string): Department {
  const found = DEPARTMENTS.find((department) => department.subject === subject);
  if (!found) throw new RangeError(`no department teaches ${subject}`);
  return found;
}

export const OFFICES = {
  academic: ['30010', '학사팀', 'Academic Affairs'],
  students: ['30020', '학생지원팀', 'Student Services'],
  career: ['30030', '취업진로팀', 'Career Services'],
  teaching: ['30040', '교수학습센터', 'Teaching and Learning Centre'],
  counselling: ['30050', '학생상담센터', 'Counselling Centre'],
  practice: ['30060', '현장실습지원센터', 'Field Training Centre'],
  international: ['30070', '국제교류팀', 'International Affairs'],
  computing: ['30080', '정보화팀', 'IT Services'],
  legal: ['30090', '법무팀', 'Legal Affairs'],
  planning: ['30100', '기획예산팀', 'Planning and Budget'],
  admissions: ['30110', '입학팀', 'Admissions'],
  library: ['30120', '중앙도서관', 'Central Library'],
  housing: ['30130', '생활관', 'Student Housing'],
  industry: ['30140', '산학협력단', 'Industry Cooperation Foundation'],
} as const;
export type Office = keyof typeof OFFICES;

export function officeCode(office: Office): string {
  return OFFICES[office][0];
}

/** Returns the unit under the university that a department of students is of. */
export function collegeOf(departmentCode: string): string | null {
  if (GRADUATE_DEPARTMENTS.some(({ code }) => code === departmentCode)) return GRADUATE_SCHOOL;
  return COLLEGES.find(({ departments }) => departments.some(({ code }) => code === departmentCode))?.code ?? null;
}

type DepartmentRow = Insertable<DB['department']>;

/** Makes every row, parents before children. */
export function makeDepartmentRows(): DepartmentRow[] {
  const rows: DepartmentRow[] = [];
  const add = (code: string, parent: string | null, names: readonly [string, string], inUse = true): void => {
    rows.push({
      code,
      parent_code: parent,
      name_ko: names[0],
      name_en: names[1],
      in_use: inUse,
      position: rows.length,
      source_system: 'demo',
      source_id: code,
    });
  };
  add(ROOT_CODE, null, ['가람대학교', 'Garam University']);
  for (const college of COLLEGES) {
    add(college.code, ROOT_CODE, [college.nameKo, college.nameEn]);
    for (const one of college.departments) add(one.code, college.code, [one.nameKo, one.nameEn]);
  }
  add('12090', SOCIETY.code, ['신문방송학과', 'Department of Journalism and Broadcasting'], false);
  add(GRADUATE_SCHOOL, ROOT_CODE, ['대학원', 'Graduate School']);
  add('21000', GRADUATE_SCHOOL, ['일반대학원', 'Graduate School of General Studies']);
  for (const one of GRADUATE_DEPARTMENTS) add(one.code, '21000', [one.nameKo, one.nameEn]);
  add('30000', ROOT_CODE, ['대학본부', 'University Administration']);
  for (const [code, ko, en] of Object.values(OFFICES)) add(code, '30000', [ko, en]);
  add(GENERAL_CODE, ROOT_CODE, ['교양교육원', 'Institute of Liberal Education']);
  return rows;
}
