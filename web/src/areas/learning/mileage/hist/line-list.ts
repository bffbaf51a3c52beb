/** The filters of the ledger, as its address holds them. */
import {
  MILEAGE_KINDS,
  MILEAGE_TYPES,
  type MileageKind,
  type MileageType,
} from '@naru/contract/areas/learning/mileage/words.ts';

import type { ListShape, ListState } from '../../../../blocks/list/list-state.ts';
import { termCodeOf } from '../shared/term-code.ts';

export type LineFilter = 'type' | 'kind' | 'term' | 'zero' | 'objected';

export const LINE_LIST: ListShape<LineFilter> = {
  filters: {
    type: { oneOf: MILEAGE_TYPES },
    kind: { oneOf: MILEAGE_KINDS },
    term: { maxLength: 6 },
    zero: { oneOf: ['on'] },
    objected: { oneOf: ['on'] },
  },
  sorts: [],
};

/** The filters as the call takes them. */
export function queryOfFilters(filters: ListState<LineFilter>['filters']) {
  return {
    typeCode: (filters.type || undefined) as MileageType | undefined, // one of the filter's values
    kind: (filters.kind || undefined) as MileageKind | undefined, // as above
    yearSemstrCode: termCodeOf(filters.term),
    isZero: filters.zero === '' ? undefined : true,
    isObjected: filters.objected === '' ? undefined : true,
  };
}
