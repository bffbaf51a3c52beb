import type { mileageBalances as calls } from '@naru/contract/areas/mileage/balances.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { requireOffice } from '../close/rights.ts';
import { presentBalance } from './present.ts';
import { countOwing, selectBalances } from './store.ts';

export const pageBalances: Reader<typeof calls.pageBalances> = async ({ db, actor, locale }, { query }) => {
  requireOffice(actor, 'C');
  const window = windowOf(query);
  const narrowed = { isOwed: query.isOwed ?? false, search: readSearch(query.searchText) };
  const [{ rows, counted }, owedCount] = await Promise.all([
    selectBalances(db, { narrowed, locale }, window),
    countOwing(db),
  ]);
  return { balancePage: toPage(rows.map(presentBalance), counted, window), owedCount };
};
