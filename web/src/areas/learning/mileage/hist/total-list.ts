import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type TotalFilter = 'text';

/** The filters of the list of totals, as its address holds them. */
export const TOTAL_LIST: ListShape<TotalFilter> = {
  filters: { text: { maxLength: 100, isTyped: true } },
  sorts: [],
};
