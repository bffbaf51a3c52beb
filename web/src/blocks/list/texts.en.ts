import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  retry: 'Load again',
  errorText: 'Please try again in a moment.',
  selectAll: 'Select all',
  selectRow: (name: string) => `Select ${name}`,
  sortBy: 'Sort by',
  sortOption: (header: string, direction: 'ascending' | 'descending') => `${header}, ${direction}`,
  noMatchText: 'Only what matches every filter is shown. Try removing one.',
  clearLast: (name: string) => `Remove the filter: ${name}`,
  clearAll: 'Clear all filters',
  beyondTitle: 'There is nothing on this page',
  beyondText: (counted: string) => `${counted} in all.`,
  firstPage: 'Go to the first page',
  nav: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  range: ({ from, to, total }: { from: string; to: string; total: string }) => `${from}–${to} of ${total}`,
  pageSize: 'Rows per page',
  sizeOf: ({ size }: { size: string }) => `${size} per page`,
  sizeAll: ({ size }: { size: string }) => `All (up to ${size})`,
} satisfies Shape<typeof ko>;
