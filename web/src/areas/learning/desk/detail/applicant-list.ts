/** The parts of a programme's page and the filters of its applicants, as the address holds them. */
import { TRAINEE_STATUSES } from '@naru/contract/areas/learning/words.ts';

import { defineList } from '../../../../blocks/list/list-state.ts';

export const DETAIL_TABS = ['applicants', 'sessions', 'about', 'money', 'messages'] as const;
/** For who keeps the attendance, and nothing else. */
export const HELPER_TABS = ['sessions', 'about'] as const;
export const DRAFT_TABS = ['about', 'money'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export const APPLICANTS = defineList({
  filters: {
    tab: { oneOf: DETAIL_TABS },
    status: { oneOf: TRAINEE_STATUSES },
    text: { maxLength: 100, isTyped: true },
  },
  sorts: [],
  defaultSize: 50,
});
