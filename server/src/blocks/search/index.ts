import { search as searchCalls } from '@naru/contract/areas/search.ts';

import { defineArea, type Area, type Reader } from '../../platform/http/serve.ts';
import { readSearch } from '../../platform/list/search.ts';
import type { SearchSource } from './source.ts';

/** One character would read whole tables, at every key that is pressed. */
const find =
  (sources: readonly SearchSource[]): Reader<typeof searchCalls.find> =>
  async (ctx, { query }) => {
    const search = readSearch(query.searchText);
    if (!search || search.isSingle) return { groupList: [] };
    const groups = await Promise.all(sources.map((source) => source(ctx, search)));
    return { groupList: groups.flat().filter((group) => group.foundList.length > 0) };
  };

/** The search over these sources, in this order. */
export function searchArea(sources: readonly SearchSource[]): Area {
  return defineArea('search', searchCalls, { find: find(sources) });
}
