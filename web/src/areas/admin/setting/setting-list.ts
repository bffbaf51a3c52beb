/** The state of the screen of settings, in its address. */
import { defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';

export const SETTING_LIST = defineList({ filters: { text: { maxLength: 100, isTyped: true } }, sorts: [] });
export type SettingListState = ListOf<typeof SETTING_LIST>;
