/** The filters of the list of entries. */
import type { ListShape } from '../../../../blocks/list/list-state.ts';

export type BatchFilter = 'text' | 'source';
export const BATCH_SOURCES = ['FORM', 'SHEET'] as const;

export const BATCHES: ListShape<BatchFilter> = {
  filters: { text: { maxLength: 100, isTyped: true }, source: { oneOf: BATCH_SOURCES } },
  sorts: [],
};

/** The lines of one entry. */
export const BATCH_LINES: ListShape<never> = { filters: {}, sorts: [] };
