/** The gallery, as its address has it. */
import { EXHIBIT_ORDERS } from '@naru/contract/areas/portfolio/exhibit.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';

export const EXHIBIT_TABS = ['GALLERY', 'MINE'] as const;
export type ExhibitTab = (typeof EXHIBIT_TABS)[number];

export const EXHIBIT_LIST = defineList({
  filters: {
    tab: { oneOf: ['MINE'] },
    text: { maxLength: 100, isTyped: true },
    dept: { maxLength: 40 },
    year: { maxLength: 4 },
    order: { oneOf: EXHIBIT_ORDERS },
  },
  sorts: [],
});

/** The list without its tab among the filters: clearing those stays in it. */
export const withoutTab = <Filter extends string, Values extends Readonly<Record<Filter, string>>>(
  list: UsedListState<Filter, Values>,
  tab: NoInfer<Filter>,
): UsedListState<Filter, Values> => ({
  ...list,
  set: list.set.filter((name) => name !== tab),
  clearFilters: () => list.setOnlyFilter(tab, list.filters[tab]),
});
