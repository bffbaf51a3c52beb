/** The filters of the list of tests, and the parts of a version's page, as the address holds them. */
import { TEST_FAMILIES, type VersionStatus } from '@naru/contract/areas/ability/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';

export const INSTRUMENTS = defineList({
  filters: { family: { oneOf: TEST_FAMILIES }, text: { maxLength: 100, isTyped: true } },
  sorts: [],
});

export const VERSION_TABS = ['about', 'items', 'scales', 'preview', 'statistics'] as const;
export type VersionTab = (typeof VERSION_TABS)[number];

export const VERSION_PARTS = defineList({ filters: { tab: { oneOf: VERSION_TABS } }, sorts: [] });

export const VERSION_CHIPS: Readonly<Record<VersionStatus, StateKind>> = {
  DRAFT: 'draft',
  PUBLISHED: 'open',
  RETIRED: 'ended',
};
