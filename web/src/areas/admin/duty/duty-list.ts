/** The filters of the list of appointments. */
import { DUTIES } from '@naru/contract/access.ts';
import { DUTY_STATUSES } from '@naru/contract/areas/duty.ts';

import type { ListShape } from '../../../blocks/list/list-state.ts';

export type DutyFilter = 'text' | 'duty' | 'status' | 'dept';

export const DUTY_LIST: ListShape<DutyFilter> = {
  filters: {
    text: { maxLength: 100, isTyped: true },
    duty: { oneOf: DUTIES },
    status: { oneOf: DUTY_STATUSES },
    dept: { maxLength: 20 },
  },
  sorts: [],
};
