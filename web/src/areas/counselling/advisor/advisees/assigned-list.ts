/** The filters and sorts of the list of assigned students. */
import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type AdviseeFilter = 'text' | 'met' | 'view';

export const ASSIGNED_LIST: ListShape<AdviseeFilter> = {
  filters: { text: { maxLength: 100, isTyped: true }, met: { oneOf: ['Y', 'N'] }, view: { oneOf: ['DEPARTMENT'] } },
  sorts: [],
};
