/**
 * Filters of a list of posts: shapes with their values. Pure.
 */
import type { SEARCH_PARTS } from '@naru/contract/areas/board-words.ts';

import type { SlotValues } from '../../../platform/db/statements.ts';
import { readSearch } from '../../../platform/list/search.ts';

type SearchPart = (typeof SEARCH_PARTS)[number];

export type PostFilter =
  | 'category'
  | 'from'
  | 'to'
  | 'files'
  | 'unread'
  | 'initials'
  | `${SearchPart}.paired`
  | `${SearchPart}.single`;

export interface PostQuery {
  readonly searchText?: string | undefined;
  readonly searchIn: SearchPart;
  readonly categoryCode?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly filesOnly: boolean;
  readonly unreadOnly: boolean;
}

export interface FilterShape {
  readonly filters: readonly PostFilter[];
  readonly values: SlotValues;
}

/** With `titlesOnly`, a search never says what stands in a post that the person may not open. */
export function readPostFilters(query: PostQuery, { titlesOnly = false } = {}): FilterShape {
  const searchIn = titlesOnly && query.searchIn !== 'author' ? 'title' : query.searchIn;
  const parts: (readonly [PostFilter, SlotValues])[] = [];
  if (query.categoryCode !== undefined) parts.push(['category', { category: query.categoryCode }]);
  if (query.from !== undefined) parts.push(['from', { from: startOfDay(query.from) }]);
  if (query.to !== undefined) parts.push(['to', { to: dayAfter(query.to) }]);
  if (query.filesOnly) parts.push(['files', {}]);
  if (query.unreadOnly) parts.push(['unread', {}]);
  const search = readSearch(query.searchText);
  if (search) {
    const { text, pattern, isSingle, isInitials } = search;
    const byTitle = searchIn === 'all' || searchIn === 'title';
    if (byTitle && isInitials) parts.push(['initials', { text, pattern }]);
    else parts.push([`${searchIn}.${isSingle ? 'single' : 'paired'}`, { text, pattern }]);
  }
  return { filters: parts.map(([filter]) => filter), values: Object.assign({}, ...parts.map(([, values]) => values)) };
}

const DAY_MS = 24 * 60 * 60_000;

/** Dates are the university's: a day begins at midnight in Seoul. */
function startOfDay(date: string): Date {
  return new Date(`${date}T00:00:00+09:00`);
}

function dayAfter(date: string): Date {
  return new Date(startOfDay(date).getTime() + DAY_MS);
}
