/** The filters of the ledger, as its address holds them. */
import { MILEAGE_KINDS, MILEAGE_TYPES } from '@naru/contract/areas/mileage/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { termCodeOf } from '../shared/term-code.ts';

export const LINE_LIST = defineList({
  filters: {
    type: { oneOf: MILEAGE_TYPES },
    kind: { oneOf: MILEAGE_KINDS },
    term: { maxLength: 6 },
    zero: { oneOf: ['on'] },
    objected: { oneOf: ['on'] },
  },
  sorts: [],
});

/** The filters as the call takes them. */
export function queryOfFilters(filters: ListOf<typeof LINE_LIST>['filters']) {
  return {
    typeCode: filters.type || undefined,
    kind: filters.kind || undefined,
    yearSemstrCode: termCodeOf(filters.term),
    isZero: filters.zero === '' ? undefined : true,
    isObjected: filters.objected === '' ? undefined : true,
  };
}
