/** The filters and sorts of the list of students and advisors. */
import type { ListShape } from '../../../blocks/list/list-state.ts';

export type AdvisorFilter = 'text' | 'dept' | 'advised' | 'grade' | 'view' | 'over';

export const ADVISOR_LIST: ListShape<AdvisorFilter> = {
  filters: {
    text: { maxLength: 100, isTyped: true },
    dept: { maxLength: 20 },
    advised: { oneOf: ['Y', 'N'] },
    grade: { oneOf: ['1', '2', '3', '4', '5', '6'] },
    view: { oneOf: ['request'] },
    over: { oneOf: ['Y'] },
  },
  sorts: [],
};
