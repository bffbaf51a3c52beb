import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  selectAll: 'Select all',
  selectRow: (name: string) => `Select ${name}`,
  sortBy: 'Sort by',
  sortOption: (header: string, direction: 'ascending' | 'descending') => `${header}, ${direction}`,
  noMatchText: 'Only items that match every filter are shown. Try removing one.',
  close: 'Close',
  filters: 'Filters',
  show: 'Show results',
  showCounted: (counted: string) => `Show ${counted}`,
  clear: 'Clear all',
  showAll: 'Show all',
  departmentEmpty: 'No departments found',
  typed: (text: string) => `“${text}”`,
  removeFilter: (name: string) => `Remove the filter: ${name}`,
  clearAll: 'Clear all filters',
  beyondTitle: 'There is nothing on this page',
  beyondText: (counted: string) => `${counted} in total.`,
  firstPage: 'Go to the first page',
  waited: (days: string) => (days === '0' ? 'Today' : days === '1' ? '1 day' : `${days} days`),
  excel: {
    title: 'Download as Excel',
    reason: 'Reason',
    reasonHelp: 'At least 5 characters.',
    save: 'Download',
    making: 'Preparing',
    done: 'File downloaded.',
    laterTitle: 'Your file is being prepared',
    laterText:
      'This list is too long to download right away. We’ll notify you when the file is ready. You can leave this page.',
    laterLink: 'View prepared files',
  },
} satisfies Shape<typeof ko>;
