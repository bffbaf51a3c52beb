/** The filters of the office's list of uses. */
import { USE_STATUSES } from '@naru/contract/areas/mileage/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

/** States that the office sees. */
export const ASKED_STATUSES = USE_STATUSES.filter((status) => status !== 'TEMP');

export const DESK_USES = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    status: { oneOf: ASKED_STATUSES },
    purpose: { maxLength: 40 },
  },
  usual: { status: 'APPLY' },
  sorts: [],
});
