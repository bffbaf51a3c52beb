/** The filters and sorts of the list of students. */
import type { EnumKey } from '@naru/contract/enums.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';

// Importing these from the enumerations would put all of them into the first screen.
export const GRADES: readonly EnumKey<'grade'>[] = ['1', '2', '3', '4', '5', '6'];
const STATUSES: readonly EnumKey<'schoolRegister'>[] = ['ENROLLED', 'LEAVE', 'GRADUATED', 'EXPELLED', 'COMPLETED'];

export const STUDENT_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    dept: { maxLength: 40 },
    grade: { oneOf: GRADES },
    status: { oneOf: STATUSES },
  },
  sorts: ['name', 'studentNo', 'grade'],
});

type Filters = ListOf<typeof STUDENT_LIST>['filters'];

/** The filters as the calls take them. */
export function queryOfFilters(filters: Filters, tutor: string | undefined) {
  return {
    searchText: filters.text || undefined,
    deptCode: filters.dept || undefined,
    grade: filters.grade || undefined,
    registerStatus: filters.status || undefined,
    tutor,
  };
}
export type StudentListQuery = ReturnType<typeof queryOfFilters>;
