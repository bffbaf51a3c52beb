import { search, type FoundGroup } from '@naru/contract/areas/search.ts';
import { useEffect, useState } from 'react';

import { useCall } from '../../../platform/query/use-call.ts';

/** Long enough that somebody who goes on typing is not answered in between. */
const PAUSE_MS = 200;

export interface Found {
  readonly groups: readonly FoundGroup[];
  /** These are for other words: the answer to those that stand there now is on its way. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Asks the server for results after a pause; an answer that nobody waits for any more is given up. */
export function useFound(words: string): Found {
  const asked = useSettled(words);
  const isAsking = words !== '' && asked !== '';
  const query = useCall(search.find, { query: { searchText: asked } }, { enabled: isAsking, keepsPrevious: true });
  return {
    groups: isAsking ? (query.data?.groupList ?? []) : [],
    isStale: words !== '' && (words !== asked || query.isPlaceholderData || query.isFetching),
    isFailed: isAsking && query.isError,
    retry: () => void query.refetch(),
  };
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
