/** The filters of the list of appointments. */
import { DUTIES } from '@naru/contract/access.ts';
import { DUTY_STATUSES } from '@naru/contract/areas/duty.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const DUTY_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    duty: { oneOf: DUTIES },
    status: { oneOf: DUTY_STATUSES },
    dept: { maxLength: 20 },
  },
  sorts: [],
});
