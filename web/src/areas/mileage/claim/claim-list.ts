/** The filters of the list of claims. */
import { CLAIM_STATUSES, MILEAGE_TYPES } from '@naru/contract/areas/mileage/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const CLAIMS = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    type: { oneOf: MILEAGE_TYPES },
    status: { oneOf: CLAIM_STATUSES },
  },
  usual: { status: 'WAIT' },
  sorts: [],
});
