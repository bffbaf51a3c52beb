/** The student whose results are looked at, in the address. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const TAKEN = defineList({ filters: { student: { maxLength: 20, isTyped: true } }, sorts: [] });
