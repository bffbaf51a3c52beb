/** The filters of a list of programmes, as its address holds them. */
import { ENUMS } from '@naru/contract/enums.ts';

import type { ListShape, ListState } from '../../../../blocks/list/list-state.ts';

export type ProgrammeFilter =
  | 'view'
  | 'month'
  | 'text'
  | 'stage'
  | 'competency'
  | 'day'
  | 'way'
  | 'dept'
  | 'saved'
  | 'fits';

export const STAGE_FILTERS = ['OPEN', 'QUEUE', 'SOON', 'RUNNING', 'OVER', 'ALL'] as const;
export const WAYS = ['online', 'offline'] as const;
/** Without one: what people can find. */
export const VIEWS = ['month', 'mine'] as const;
const ON = ['on'] as const;

export const PROGRAMME_LIST: ListShape<ProgrammeFilter> = {
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
};

/** The filters that narrow the list; the others choose what is shown at all. */
export const NARROWING = ['text', 'stage', 'competency', 'day', 'way', 'dept', 'saved', 'fits'] as const;

type Filters = ListState<ProgrammeFilter>['filters'];

/** The filters as the call takes them. */
export function queryOfFilters(filters: Filters) {
  return {
    searchText: filters.text || undefined,
    stage: (filters.stage || undefined) as 'OPEN' | undefined, // one of the filter's values
    competency: (filters.competency || undefined) as 'COMMUNICATION' | undefined, // as above
    day: filters.day === '' ? undefined : [filters.day as 'MON'], // as above
    isOnline: filters.way === '' ? undefined : filters.way === 'online',
    deptCode: filters.dept || undefined,
    isBookmarked: filters.saved === '' ? undefined : true,
    isSuitable: filters.fits === '' ? undefined : true,
  };
}
