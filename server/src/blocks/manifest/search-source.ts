/**
 * Sources of the search. An area with a list adds one, which returns rows that this very list would show the caller.
 */
import type { FoundGroup } from '@naru/contract/areas/search.ts';

import type { CallContext } from '../../platform/http/serve.ts';
import type { Search } from '../../platform/list/search.ts';

/** Groups without a row are left out. Nothing that was said in counselling is ever a source. */
export type SearchSource = (ctx: CallContext, search: Search) => Promise<FoundGroup[]>;

/** Rows of each list; the rest is one press away. */
export const MOST_FOUND = 4;

/** Returns a list's own address with the words in it. */
export function listPathOf(path: string, search: Search): string {
  return `${path}?text=${encodeURIComponent(search.typed)}`;
}
