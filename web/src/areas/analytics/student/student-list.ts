/** The filters and sorts of the list of students. */
import type { EnumKey } from '@naru/contract/enums.ts';

import type { ListShape } from '../../../blocks/list/list-state.ts';

export type StudentFilter = 'text' | 'dept' | 'grade' | 'status';

// Importing these from the enumerations would put all of them into the first screen.
export const GRADES: readonly EnumKey<'grade'>[] = ['1', '2', '3', '4', '5', '6'];
const STATUSES: readonly EnumKey<'schoolRegister'>[] = ['ENROLLED', 'LEAVE', 'GRADUATED', 'EXPELLED', 'COMPLETED'];

export const STUDENT_LIST: ListShape<StudentFilter> = {
  filters: {
    text: { maxLength: 100, isTyped: true },
    dept: { maxLength: 40 },
    grade: { oneOf: GRADES },
    status: { oneOf: STATUSES },
  },
  sorts: ['name', 'studentNo', 'grade'],
};

type Filters = Readonly<Record<StudentFilter, string>>;

/** The filters as the calls take them. */
export function queryOfFilters(filters: Filters, tutor: string | undefined) {
  return {
    searchText: filters.text || undefined,
    deptCode: filters.dept || undefined,
    grade: (filters.grade || undefined) as '1' | undefined, // one of the filter's values
    registerStatus: (filters.status || undefined) as 'ENROLLED' | undefined, // as above
    tutor,
  };
}
export type StudentListQuery = ReturnType<typeof queryOfFilters>;
