/** The lists of the desk, as their address has them. */
import { URGENCIES, type DeskTab } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { CORRECTION_STATUSES, CORRECTOR_KINDS } from '@naru/contract/areas/portfolio/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';

/** Tabs by their words in the address; the first one has none. */
export const QUEUE_TABS = { queue: 'QUEUE', mine: 'MINE', done: 'DONE', all: 'ALL', templates: 'TEMPLATES' } as const;
export type QueueTab = (typeof QUEUE_TABS)[keyof typeof QUEUE_TABS];

export const QUEUE = defineList({
  filters: {
    tab: { oneOf: ['mine', 'done', 'all', 'templates'] },
    text: { maxLength: 100, isTyped: true },
    wanted: { oneOf: CORRECTOR_KINDS },
    urgency: { oneOf: URGENCIES },
    status: { oneOf: CORRECTION_STATUSES },
  },
  sorts: [],
  defaultSize: 50,
});

const isWord = (word: string): word is keyof typeof QUEUE_TABS => word in QUEUE_TABS;

/** Returns the tab of an address. */
export const tabOf = (word: string): QueueTab => (isWord(word) ? QUEUE_TABS[word] : 'QUEUE');

/** Returns the word of a tab; none for the first one. */
export const wordOf = (tab: QueueTab): string => (tab === 'QUEUE' ? '' : tab.toLowerCase());

/** The list without its tab among the filters: clearing those stays in it. */
export const withinTab = (list: ListOf<typeof QUEUE>): ListOf<typeof QUEUE> => ({
  ...list,
  set: list.set.filter((name) => name !== 'tab'),
  clearFilters: () => list.setOnlyFilter('tab', list.filters.tab),
});

/** Returns what a list is narrowed by, as its calls take it. */
export const narrow = (tab: DeskTab, filters: ListOf<typeof QUEUE>['filters']) => ({
  tab,
  searchText: filters.text || undefined,
  wanted: filters.wanted || undefined,
  urgency: filters.urgency || undefined,
  status: filters.status || undefined,
});
