import { reference } from '@naru/contract/areas/reference.ts';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { GRADES } from './student-list.ts';
import { studentTexts } from './texts.ts';

/** Reads the options of the filters of students; none until they are there. */
export function useStudentOptions() {
  const texts = useTexts(studentTexts);
  const silent = { staleTime: Infinity, alertMessage: null };
  const register = useCall(reference.enumeration, { params: { name: 'schoolRegister' } }, silent);
  return {
    departments: useDepartmentOptions(),
    grades: GRADES.map((grade) => ({ value: grade, label: texts.gradeOf(grade) })),
    statuses: (register.data?.['schoolRegister'] ?? []).map(({ key, value }) => ({ value: key, label: value })),
  };
}
