/** Filters and order of the list of members. */
import { MEMBER_TYPES } from '@naru/contract/access.ts';
import { MEMBER_STATUSES } from '@naru/contract/areas/member.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const MEMBER_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    status: { oneOf: MEMBER_STATUSES },
    type: { oneOf: MEMBER_TYPES },
    external: { oneOf: ['Y', 'N'] },
  },
  sorts: [],
});
