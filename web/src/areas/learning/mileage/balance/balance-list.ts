/** The filters of the office’s list of balances. */
import type { ListShape } from '../../../../blocks/list/list-state.ts';

export const OWING = ['owed'] as const;

export type BalanceFilter = 'text' | 'owing';

export const BALANCES: ListShape<BalanceFilter> = {
  filters: { text: { maxLength: 100, isTyped: true }, owing: { oneOf: OWING } },
  sorts: [],
};
