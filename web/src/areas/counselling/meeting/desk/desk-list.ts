/** The filters and sorts of the counsellor's own list. */
import type { EnumKey } from '@naru/contract/enums.ts';

import { defineList } from '../../../../blocks/list/list-state.ts';

export type DeskView = 'week' | 'answer' | 'upcoming' | 'record' | 'done';

/** The week is the default view. */
export const VIEWS: readonly Exclude<DeskView, 'week'>[] = ['answer', 'upcoming', 'record', 'done'];
export const DONE_STATUSES: readonly EnumKey<'counsellingStatus'>[] = ['COMPLETED', 'ABSENT', 'REJECTED', 'AVAILABLE'];
export const DESK_LIST = defineList({
  filters: {
    view: { oneOf: VIEWS },
    week: { maxLength: 10 },
    text: { maxLength: 100, isTyped: true },
    status: { oneOf: DONE_STATUSES },
  },
  sorts: [],
});

export const CALL_VIEWS = { answer: 'ANSWER', upcoming: 'UPCOMING', record: 'RECORD', done: 'DONE' } as const;
