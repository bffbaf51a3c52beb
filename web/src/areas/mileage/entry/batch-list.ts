/** The filters of the list of entries. */
import { defineList } from '../../../blocks/list/list-state.ts';

export const BATCH_SOURCES = ['FORM', 'SHEET'] as const;

export const BATCHES = defineList({
  filters: { text: { maxLength: 100, isTyped: true }, source: { oneOf: BATCH_SOURCES } },
  sorts: [],
});

/** The lines of one entry. */
export const BATCH_LINES = defineList({ filters: {}, sorts: [] });
