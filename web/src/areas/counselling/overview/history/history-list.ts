/** The filters of the student's own list. */
import { HISTORY_KINDS } from '@naru/contract/areas/counselling/overview/history.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import { defineList } from '../../../../blocks/list/list-state.ts';

export const HISTORY_STATUSES: readonly EnumKey<'counsellingStatus'>[] = [
  'WAITING',
  'APPROVED',
  'COMPLETED',
  'REJECTED',
  'ABSENT',
];

export const OWN_LIST = defineList({
  filters: { kind: { oneOf: HISTORY_KINDS }, status: { oneOf: HISTORY_STATUSES } },
  sorts: [],
});
