/** The student whose results are looked at, in the address. */
import type { ListShape } from '../../../blocks/list/list-state.ts';

export const TAKEN: ListShape<'student'> = { filters: { student: { maxLength: 20, isTyped: true } }, sorts: [] };
