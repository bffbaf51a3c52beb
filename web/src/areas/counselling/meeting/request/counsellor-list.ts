/** The filters and sorts of the list of counsellors. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type CounsellorFilter = 'kind' | 'text' | 'topic' | 'channel';

export const KINDS: readonly CounsellingKind[] = ['PROFESSOR', 'COACH', 'PEER', 'CAREER'];
const CHANNELS: readonly EnumKey<'counsellingChannel'>[] = ['FACE_TO_FACE', 'ONLINE', 'PHONE', 'EMAIL', 'SMS', 'KAKAO'];

export const COUNSELLOR_LIST: ListShape<CounsellorFilter> = {
  filters: {
    kind: { oneOf: KINDS },
    text: { maxLength: 100, isTyped: true },
    topic: { maxLength: 40 },
    channel: { oneOf: CHANNELS },
  },
  sorts: [],
  defaultSize: 10,
};

/** The filters as the call takes them. */
export function queryOfFilters(filters: Readonly<Record<CounsellorFilter, string>>) {
  return {
    kind: (filters.kind || undefined) as CounsellingKind | undefined, // one of the filter's values
    searchText: filters.text || undefined,
    topic: filters.topic || undefined,
    channel: (filters.channel || undefined) as 'ONLINE' | undefined, // one of the filter's values
  };
}
