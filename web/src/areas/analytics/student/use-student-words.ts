import { reference } from '@naru/contract/areas/reference.ts';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { GRADES, type StudentFilter } from './student-list.ts';
import { studentTexts } from './texts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface StudentWords {
  /** The name of each filter. */
  readonly names: Readonly<Record<StudentFilter, string>>;
  /** A filter that is set, in words. */
  readonly write: (name: StudentFilter, value: string) => string;
  readonly departments: readonly Option[];
  readonly grades: readonly Option[];
  readonly statuses: readonly Option[];
}

export function useStudentWords(): StudentWords {
  const texts = useTexts(studentTexts);
  const silent = { staleTime: Infinity, alertMessage: null };
  const register = useCall(reference.enumeration, { params: { name: 'schoolRegister' } }, silent);
  const departments = useDepartmentOptions();
  const options = {
    departments,
    grades: GRADES.map((grade) => ({ value: grade, label: texts.gradeOf(grade) })),
    statuses: (register.data?.['schoolRegister'] ?? []).map(({ key, value }) => ({ value: key, label: value })),
  };
  const labelOf = (among: readonly Option[], value: string): string =>
    among.find((one) => one.value === value)?.label ?? value;
  const words: Readonly<Record<StudentFilter, (value: string) => string>> = {
    text: texts.searchChip,
    dept: (value) => labelOf(options.departments, value),
    grade: texts.gradeOf,
    status: (value) => labelOf(options.statuses, value),
  };
  return {
    names: { text: texts.search, dept: texts.department, grade: texts.grade, status: texts.status },
    write: (name, value) => words[name](value),
    ...options,
  };
}
