/** The filters of the list of completions. */
import { COMPLETION_STATES } from '@naru/contract/areas/learning/completion.ts';

import type { ListShape } from '../../../blocks/list/list-state.ts';

export type CompleterFilter = 'text' | 'state';

export const COMPLETER_LIST: ListShape<CompleterFilter> = {
  filters: { text: { maxLength: 100, isTyped: true }, state: { oneOf: COMPLETION_STATES } },
  sorts: [],
};
