import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { CallError } from '../../platform/http/call-error.ts';
import { queryOf, useCall } from '../../platform/query/use-call.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import type { DataStatus } from '../../ui/data-table.tsx';

/** Whoever leafs on faster than this is looking for a page further on. */
const LOOKING_MS = 300;

export interface ListCall<C extends CallSpec> {
  readonly query: UseQueryResult<CallOutput<C>, CallError>;
  /** For the DataTable that shows it. */
  readonly status: DataStatus;
}

/**
 * Reads one page of a list. The rows before stay, dimmed, until the next ones are there, so that the page does not jump
 * and the focus stays on what was pressed; what fails is shown in place of the rows.
 */
export function useListCall<C extends CallSpec>(spec: C, input: CallInput<C>, label: string): ListCall<C> {
  const query = useCall(spec, input, { label, keepsPrevious: true });
  return { query, status: readListStatus(query) };
}

/** A page of a list, as much of it as says whether there is a next one. */
interface AnyPage {
  readonly number: number;
  readonly totalPages: number;
}

/**
 * Reads the next page while a person looks at one that they turned to, so that it stands at once when they go on. Only for
 * lists whose reading is noted nowhere. A page that fails here is asked for again when somebody wants it.
 */
export function useNextPage<C extends CallSpec>(
  spec: C,
  input: (page: number) => CallInput<C>,
  page: AnyPage | undefined,
) {
  const { client } = useRuntime();
  const queryClient = useQueryClient();
  const next = page !== undefined && page.number > 0 && page.number + 1 < page.totalPages ? page.number + 1 : undefined;
  const readAhead = useEffectEvent(
    (number: number) => void queryClient.prefetchQuery(queryOf(client, spec, input(number))),
  );
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(readAhead, LOOKING_MS, next);
    return () => clearTimeout(timer);
  }, [next]);
}

export function readListStatus(query: Pick<UseQueryResult, 'isError' | 'isPending' | 'isPlaceholderData'>): DataStatus {
  if (query.isError) return 'error';
  if (query.isPending) return 'loading';
  return query.isPlaceholderData ? 'stale' : 'ready';
}
