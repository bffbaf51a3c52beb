/** The filters of the list of completions. */
import { COMPLETION_STATES } from '@naru/contract/areas/learning/completion.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const COMPLETER_LIST = defineList({
  filters: { text: { maxLength: 100, isTyped: true }, state: { oneOf: COMPLETION_STATES } },
  sorts: [],
});
