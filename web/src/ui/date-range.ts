import type { IsoDate } from './date-text.ts';

/** Two days and all between them; either may be open. */
export interface DateRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

export function orderDays(one: IsoDate, other: IsoDate): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Sets one end. If it passes the other end, the other one moves along, because the latest choice counts. */
export function setEnd(range: DateRange, end: keyof DateRange, day: IsoDate | null): DateRange {
  const next = { ...range, [end]: day };
  if (next.from === null || next.to === null || next.from <= next.to) return next;
  return { from: day, to: day };
}
