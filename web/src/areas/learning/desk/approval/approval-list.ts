/** The filters of the list of approvals. */
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '@naru/contract/areas/learning/words.ts';

import { defineList } from '../../../../blocks/list/list-state.ts';

export const APPROVALS = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    kind: { oneOf: APPROVAL_KINDS },
    status: { oneOf: APPROVAL_STATUSES },
  },
  usual: { status: 'WAITING' },
  sorts: [],
});
