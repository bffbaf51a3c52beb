/** The filters of a ranking; its close is the row that is open. */
import type { ListShape } from '../../../../blocks/list/list-state.ts';

export const STANDINGS: ListShape<'text'> = {
  filters: { text: { maxLength: 100, isTyped: true } },
  sorts: [],
};
