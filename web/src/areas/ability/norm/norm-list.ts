/** The norm that is looked at is the row that is open, so that it stands in the address. */
import type { ListShape } from '../../../blocks/list/list-state.ts';

export const NORMS: ListShape<never> = { filters: {}, sorts: [] };
