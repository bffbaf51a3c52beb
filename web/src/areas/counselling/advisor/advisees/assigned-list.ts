/** The filters and sorts of the list of assigned students. */
import { defineList } from '../../../../blocks/list/list-state.ts';

export const ASSIGNED_LIST = defineList({
  filters: { text: { maxLength: 100, isTyped: true }, met: { oneOf: ['Y', 'N'] }, view: { oneOf: ['DEPARTMENT'] } },
  sorts: [],
});
