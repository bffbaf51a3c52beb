/** The filters of the statistics, as the address holds them. */
import type { StatisticsBy } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import { COUNSELLING_KINDS } from '@naru/contract/areas/counselling/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import type { DateRange } from '../../../ui/date-range.ts';
import { type FilterOf, defineList } from '../../list/list-state.ts';
import type { ListOf } from '../../list/use-list-state.ts';

export const STATISTICS_LIST = defineList({
  filters: {
    period: { maxLength: 21 },
    dept: { maxLength: 40 },
    who: { maxLength: 64 },
    kind: { oneOf: COUNSELLING_KINDS },
    channel: { oneOf: ENUMS.counsellingChannel },
    topic: { maxLength: 40 },
    by: { oneOf: ['counsellor'] },
  },
  sorts: ['name', 'requestedCount', 'completedCount', 'assignedCount', 'metShare'],
});
export type StatisticsFilter = FilterOf<typeof STATISTICS_LIST>;

const PERIOD = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** Undefined for the current term, which is what an address that says nothing means. */
export function readPeriod(text: string): { readonly from: string; readonly to: string } | undefined {
  const [, from, to] = PERIOD.exec(text) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function writePeriod({ from, to }: DateRange): string {
  return from === null || to === null ? '' : `${from}_${to}`;
}

type Filters = ListOf<typeof STATISTICS_LIST>['filters'];

/** By whom the table is made; departments unasked. */
export function readBy(filters: Pick<Filters, 'by'>): StatisticsBy {
  return filters.by === 'counsellor' ? 'counsellor' : 'department';
}

/** The filters as the calls take them. */
export function queryOfFilters(filters: Filters) {
  return {
    ...readPeriod(filters.period),
    deptCode: filters.dept || undefined,
    counsellorId: filters.who || undefined,
    kind: filters.kind || undefined,
    channel: filters.channel || undefined,
    topic: filters.topic || undefined,
  };
}
export type StatisticsQuery = ReturnType<typeof queryOfFilters>;
