/** The filters of the list of corrections. */
import type { ListShape } from '../../../blocks/list/list-state.ts';

export type CorrectionFilter = 'over';

export const CORRECTION_LIST: ListShape<CorrectionFilter> = { filters: { over: { oneOf: ['Y'] } }, sorts: [] };
