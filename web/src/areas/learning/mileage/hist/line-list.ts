/** The filters of the ledger, as its address holds them. */
import {
  MILEAGE_KINDS,
  MILEAGE_TYPES,
  type MileageKind,
  type MileageType,
} from '@naru/contract/areas/learning/mileage/words.ts';

import type { ListShape, ListState } from '../../../../blocks/list/list-state.ts';

export type LineFilter = 'type' | 'kind' | 'term' | 'zero';

export const LINE_LIST: ListShape<LineFilter> = {
  filters: {
    type: { oneOf: MILEAGE_TYPES },
    kind: { oneOf: MILEAGE_KINDS },
    term: { maxLength: 6 },
    zero: { oneOf: ['on'] },
  },
  sorts: [],
};

const TERM = /^(?:19|20|21)\d{4}$/;

/** The filters as the call takes them. */
export function queryOfFilters(filters: ListState<LineFilter>['filters']) {
  return {
    typeCode: (filters.type || undefined) as MileageType | undefined, // one of the filter's values
    kind: (filters.kind || undefined) as MileageKind | undefined, // as above
    yearSemstrCode: TERM.test(filters.term) ? filters.term : undefined,
    isZero: filters.zero === '' ? undefined : true,
  };
}
