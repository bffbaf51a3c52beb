import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { useState } from 'react';

import { useCall } from '../../../platform/query/use-call.ts';
import type { RowFilter } from './sheet-filters.tsx';

/** Reads the people of a session, narrowed to a name or one state; each narrowing begins at the first page. */
export function useSheetRows(sessionId: string, againMs: number | undefined) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RowFilter>();
  const [page, setPage] = useState(0);
  const query = useCall(
    attendance.pageRows,
    { params: { sessionId }, query: { size: 'all', page, searchText: search || undefined, state: filter } },
    { keepsPrevious: true, againMs: () => againMs },
  );
  return {
    query,
    rows: query.data?.rowPage.content ?? [],
    search,
    filter,
    isNarrowed: search !== '' || filter !== undefined,
    page,
    setPage,
    onSearch: (text: string): void => {
      setSearch(text);
      setPage(0);
    },
    onFilter: (chosen: RowFilter | undefined): void => {
      setFilter(chosen);
      setPage(0);
    },
  };
}
