/** The filters of the list of badges that people hold. */
import { GRANT_STATES, GRANT_WAYS } from '@naru/contract/areas/portfolio/badge-grant.ts';

import { defineList } from '../../../blocks/list/list-state.ts';

export const PERIODS = ['MONTH', 'YEAR', 'LAST'] as const;

export const GRANT_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    badge: { maxLength: 40 },
    state: { oneOf: GRANT_STATES },
    way: { oneOf: GRANT_WAYS },
    period: { oneOf: PERIODS },
    dept: { maxLength: 20 },
  },
  sorts: [],
});

const DAY_MS = 86_400_000;

/** Returns the days of a period, seen from a day. */
export function daysOf(
  period: (typeof PERIODS)[number] | undefined,
  today: string,
): { readonly from?: string; readonly until?: string } {
  const year = Number(today.slice(0, 4));
  if (period === 'YEAR') return { from: `${year}-01-01` };
  if (period === 'LAST') return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  if (period !== 'MONTH') return {};
  return { from: new Date(Date.parse(`${today}T00:00:00Z`) - 30 * DAY_MS).toISOString().slice(0, 10) };
}
