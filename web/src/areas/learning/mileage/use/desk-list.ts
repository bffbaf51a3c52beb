/** The filters of the office's list of uses. */
import { USE_STATUSES } from '@naru/contract/areas/learning/mileage/words.ts';

import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type DeskFilter = 'text' | 'status' | 'purpose';

/** States that the office sees. */
export const ASKED_STATUSES = USE_STATUSES.filter((status) => status !== 'TEMP');

export const DESK_USES: ListShape<DeskFilter> = {
  filters: {
    text: { maxLength: 100, isTyped: true },
    status: { oneOf: ASKED_STATUSES },
    purpose: { maxLength: 40 },
  },
  usual: { status: 'APPLY' },
  sorts: [],
};
