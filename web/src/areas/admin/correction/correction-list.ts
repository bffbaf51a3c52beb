/** The filters of the list of corrections. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const CORRECTION_LIST = defineList({ filters: { over: { oneOf: ['Y'] } }, sorts: [] });
