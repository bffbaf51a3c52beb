/** The filters of the list of claims. */
import { CLAIM_STATUSES, MILEAGE_TYPES } from '@naru/contract/areas/learning/mileage/words.ts';

import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type ClaimFilter = 'text' | 'type' | 'status';

export const CLAIMS: ListShape<ClaimFilter> = {
  filters: {
    text: { maxLength: 100, isTyped: true },
    type: { oneOf: MILEAGE_TYPES },
    status: { oneOf: CLAIM_STATUSES },
  },
  usual: { status: 'WAIT' },
  sorts: [],
};
