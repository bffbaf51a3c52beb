/** The lists of those who review, as their address has them. */
import { NOMINATION_TABS } from '@naru/contract/areas/portfolio/nomination.ts';
import { REPORT_TABS } from '@naru/contract/areas/portfolio/report.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const DESK_TABS = [...NOMINATION_TABS, 'REPORTS'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

export const DESK_LIST = defineList({
  filters: {
    tab: { oneOf: DESK_TABS },
    text: { maxLength: 100, isTyped: true },
    dept: { maxLength: 40 },
    state: { oneOf: REPORT_TABS },
  },
  sorts: [],
  defaultSize: 50,
});
