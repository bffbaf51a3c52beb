/** The filters of the office’s list of balances. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const OWING = ['owed'] as const;

export const BALANCES = defineList({
  filters: { text: { maxLength: 100, isTyped: true }, owing: { oneOf: OWING } },
  sorts: [],
});
