/** What the list of assigned students is asked for. */
import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type AssignedFilter = 'text' | 'met' | 'view';

export const ASSIGNED_LIST: ListShape<AssignedFilter> = {
  filters: { text: { maxLength: 100, isTyped: true }, met: { oneOf: ['Y', 'N'] }, view: { oneOf: ['DEPARTMENT'] } },
  sorts: [],
};
