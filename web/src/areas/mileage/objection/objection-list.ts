/** The filters of the office's list of objections. */
import { OBJECTION_STATUSES } from '@naru/contract/areas/mileage/objection-words.ts';
import { MILEAGE_TYPES } from '@naru/contract/areas/mileage/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const OBJECTIONS = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    status: { oneOf: OBJECTION_STATUSES },
    type: { oneOf: MILEAGE_TYPES },
    term: { maxLength: 6 },
  },
  usual: { status: 'OPEN' },
  sorts: [],
});
