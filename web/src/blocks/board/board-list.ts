/** The filters of a list of posts, as its address holds them. */
import { type FilterOf, defineList } from '../list/list-state.ts';
import type { ListOf } from '../list/use-list-state.ts';

export const PERIODS = ['week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const STATES = ['DRAFT', 'SCHEDULED', 'EXPIRED', 'HIDDEN'] as const;
export const PARTS = ['title', 'body', 'author'] as const;

export const POST_LIST = defineList({
  filters: {
    text: { maxLength: 100, isTyped: true },
    part: { oneOf: PARTS },
    category: { maxLength: 40 },
    period: { oneOf: PERIODS },
    state: { oneOf: STATES },
    files: { oneOf: ['Y'] },
    unread: { oneOf: ['Y'] },
  },
  sorts: [],
});
export type PostFilter = FilterOf<typeof POST_LIST>;

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30, quarter: 91, year: 365 };
const DAY_MS = 24 * 60 * 60_000;

/** Since when, in epoch milliseconds; undefined for any time. */
export function beginOf(period: string, now: number): number | undefined {
  const days = DAYS[period as Period] as number | undefined; // '' and anything else is no period
  return days === undefined ? undefined : now - days * DAY_MS;
}

export interface PostListQuery {
  readonly searchText: string | undefined;
  readonly searchIn: 'all' | (typeof PARTS)[number];
  readonly categoryCode: string | undefined;
  readonly from: string | undefined;
  readonly filesOnly: boolean;
  readonly unreadOnly: boolean;
  readonly status: 'LIVE' | (typeof STATES)[number];
}

/** The filters of the address as the call takes them; `dateOf` writes a day. */
export function queryOfFilters(
  filters: ListOf<typeof POST_LIST>['filters'],
  at: { now: number; dateOf: (ms: number) => string },
): PostListQuery {
  const begin = beginOf(filters.period, at.now);
  return {
    searchText: filters.text || undefined,
    searchIn: PARTS.find((part) => part === filters.part) ?? 'all',
    categoryCode: filters.category || undefined,
    from: begin === undefined ? undefined : at.dateOf(begin),
    filesOnly: filters.files === 'Y',
    unreadOnly: filters.unread === 'Y',
    status: STATES.find((state) => state === filters.state) ?? 'LIVE',
  };
}
