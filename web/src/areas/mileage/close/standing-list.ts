/** The filters of a ranking; its close is the row that is open. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const STANDINGS = defineList({
  filters: { text: { maxLength: 100, isTyped: true } },
  sorts: [],
});
