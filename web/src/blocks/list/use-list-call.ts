import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { CallError } from '../../platform/http/call-error.ts';
import { queryOf, useCall } from '../../platform/query/use-call.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import type { DataStatus } from '../../ui/data-table.tsx';
import type { UsedListState } from './use-list-state.ts';

/** Somebody who turns pages faster than this is looking for a later page. */
const LOOKING_MS = 300;

export type ListQuery<C extends CallSpec> = UseQueryResult<CallOutput<C>, CallError>;

/**
 * Reads one page of a list. The old rows stay, dimmed, until the next ones are loaded, so that the page does not jump
 * and the focus stays on the pressed control; a failure takes the place of the rows.
 */
export function useListCall<C extends CallSpec>(spec: C, input: CallInput<C>, label: string) {
  return useCall(spec, input, { label, keepsPrevious: true });
}

/** The query of a list without the page that a person is on. */
type Asked<C extends CallSpec> =
  CallInput<C> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'page' | 'size'> : never;

/** Reads the page of a list that its address names. */
export function usePageCall<C extends CallSpec>(
  { window }: Pick<UsedListState<string>, 'window'>,
  spec: C,
  asked: Asked<C>,
  label: string,
) {
  const input: object = { query: { ...asked, ...window } };
  return useListCall(spec, input as CallInput<C>, label); // the compiler cannot put an open C together from its parts
}

/** The parts of a page that tell whether there is a next one. */
interface AnyPage {
  readonly number: number;
  readonly totalPages: number;
}

/**
 * Reads the next page while a person looks at the current one, so that it shows at once when they go on. Only for
 * lists whose reads are not logged. A page that fails here is read again when somebody opens it.
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

/** The status for the table that shows a list. */
export function readListStatus(query: Pick<UseQueryResult, 'isError' | 'isPending' | 'isPlaceholderData'>): DataStatus {
  if (query.isError) return 'error';
  if (query.isPending) return 'loading';
  return query.isPlaceholderData ? 'stale' : 'ready';
}
