/** The filters of the change log, in its address. */
import { defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import type { DateRange } from '../../../ui/date-range.ts';

const DAY = { maxLength: 10 };
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

export const CHANGE_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    kind: { maxLength: 60 },
    record: { maxLength: 100 },
    from: DAY,
    until: DAY,
  },
  sorts: [],
});
export type ChangeListState = ListOf<typeof CHANGE_LIST>;

/** Reads the days of the address; what is no day counts as none. */
export function readDays({ from, until }: Readonly<Record<'from' | 'until', string>>): DateRange {
  return { from: ISO_DAY.test(from) ? from : null, to: ISO_DAY.test(until) ? until : null };
}
