/** The filters of the list of badges. */
import { BADGE_CLASS_STATUSES, BADGE_LEVELS } from '@naru/contract/areas/portfolio/badge-words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const CLASS_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    status: { oneOf: BADGE_CLASS_STATUSES },
    level: { oneOf: BADGE_LEVELS },
  },
  sorts: [],
});
