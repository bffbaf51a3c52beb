import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { GRADES } from './student-list.ts';
import { studentTexts } from './texts.ts';

/** Reads the options of the filters of students; none until they are there. */
export function useStudentOptions() {
  const texts = useTexts(studentTexts);
  return {
    departments: useDepartmentOptions(),
    grades: GRADES.map((grade) => ({ value: grade, label: texts.gradeOf(grade) })),
    statuses: useEnumeration('schoolRegister').options,
  };
}
