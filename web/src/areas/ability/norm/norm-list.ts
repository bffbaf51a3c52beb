/** The norm that is looked at is the row that is open, so that it stands in the address. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const NORMS = defineList({ filters: {}, sorts: [] });
