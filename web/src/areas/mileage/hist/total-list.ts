import { defineList } from '../../../blocks/list/list-state.ts';

/** The filters of the list of totals, as its address holds them. */
export const TOTAL_LIST = defineList({
  filters: { text: { maxLength: 100, isTyped: true } },
  sorts: [],
});
