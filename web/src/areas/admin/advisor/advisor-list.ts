/** The filters and sorts of the list of students and advisors. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const ADVISOR_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    dept: { maxLength: 20 },
    advised: { oneOf: ['Y', 'N'] },
    grade: { oneOf: ['1', '2', '3', '4', '5', '6'] },
    view: { oneOf: ['request'] },
    over: { oneOf: ['Y'] },
  },
  sorts: [],
});
