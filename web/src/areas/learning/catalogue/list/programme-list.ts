/** The filters of a list of programmes, as its address holds them. */
import { ENUMS } from '@naru/contract/enums.ts';

import { type FilterOf, defineList } from '../../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';

export const STAGE_FILTERS = ['OPEN', 'QUEUE', 'SOON', 'RUNNING', 'OVER', 'ALL'] as const;
export const WAYS = ['online', 'offline'] as const;
/** Without one: what people can find. */
export const VIEWS = ['month', 'mine'] as const;
const ON = ['on'] as const;

export const PROGRAMME_LIST = defineList({
  filters: {
    view: { oneOf: VIEWS },
    month: { maxLength: 7 },
    text: { maxLength: 100, isTyped: true },
    stage: { oneOf: STAGE_FILTERS },
    competency: { oneOf: ENUMS.coreCompetency },
    day: { oneOf: ENUMS.dayOfWeek },
    way: { oneOf: WAYS },
    dept: { maxLength: 20 },
    saved: { oneOf: ON },
    fits: { oneOf: ON },
  },
  sorts: [],
});
export type ProgrammeFilter = FilterOf<typeof PROGRAMME_LIST>;

/** The filters that narrow the list; the others choose what is shown at all. */
export const NARROWING = ['text', 'stage', 'competency', 'day', 'way', 'dept', 'saved', 'fits'] as const;

type Filters = ListOf<typeof PROGRAMME_LIST>['filters'];

/** The filters as the call takes them. */
export function queryOfFilters(filters: Filters) {
  return {
    searchText: filters.text || undefined,
    stage: filters.stage || undefined,
    competency: filters.competency || undefined,
    day: filters.day === '' ? undefined : [filters.day],
    isOnline: filters.way === '' ? undefined : filters.way === 'online',
    deptCode: filters.dept || undefined,
    isBookmarked: filters.saved === '' ? undefined : true,
    isSuitable: filters.fits === '' ? undefined : true,
  };
}
