/** The filters and sorts of the list of counsellors. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import { defineList } from '../../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';

export const KINDS: readonly CounsellingKind[] = ['PROFESSOR', 'COACH', 'PEER', 'CAREER'];
const CHANNELS: readonly EnumKey<'counsellingChannel'>[] = ['FACE_TO_FACE', 'ONLINE', 'PHONE', 'EMAIL', 'SMS', 'KAKAO'];

export const COUNSELLOR_LIST = defineList({
  filters: {
    kind: { oneOf: KINDS },
    text: { maxLength: 100, isTyped: true },
    topic: { maxLength: 40 },
    channel: { oneOf: CHANNELS },
  },
  sorts: [],
  defaultSize: 10,
});

/** The filters as the call takes them. */
export function queryOfFilters(filters: ListOf<typeof COUNSELLOR_LIST>['filters']) {
  return {
    kind: filters.kind || undefined,
    searchText: filters.text || undefined,
    topic: filters.topic || undefined,
    channel: filters.channel || undefined,
  };
}
