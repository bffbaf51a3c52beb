import { search as searchCalls } from '@naru/contract/areas/search.ts';

import { bindCalls, type Reader } from '../../platform/http/serve.ts';
import { readSearch } from '../../platform/list/search.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { SearchSource } from '../manifest/search-source.ts';

/** One character would read whole tables, at every key that is pressed. */
const find =
  (sources: readonly SearchSource[]): Reader<typeof searchCalls.find> =>
  async (ctx, { query }) => {
    const search = readSearch(query.searchText);
    if (!search || search.isSingle) return { groupList: [] };
    const groups = await Promise.all(sources.map((source) => source(ctx, search)));
    return { groupList: groups.flat().filter((group) => group.foundList.length > 0) };
  };

/** Looks in every source, in the order in which areas brought them. */
export const search: Manifest = {
  calls: ({ searchSources }) => [bindCalls('search', searchCalls, { find: find(searchSources) })],
};
