/** What the student's own list is asked for. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type HistoryFilter = 'kind' | 'status';

export const HISTORY_KINDS: readonly CounsellingKind[] = ['PROFESSOR', 'COACH', 'PEER', 'CAREER'];
export const HISTORY_STATUSES: readonly EnumKey<'counsellingStatus'>[] = [
  'WAITING',
  'APPROVED',
  'COMPLETED',
  'REJECTED',
  'ABSENT',
];

export const OWN_LIST: ListShape<HistoryFilter> = {
  filters: { kind: { oneOf: HISTORY_KINDS }, status: { oneOf: HISTORY_STATUSES } },
  sorts: [],
};
