import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { CallError } from '../http/call-error.ts';
import type { AlertOptions, Client } from '../http/client.ts';
import { useRuntime } from '../session/runtime-context.ts';
import { type CallKey, callKeyOf } from './call-key.ts';

/** Options of a read. Its failure shows in place of its rows; it alerts only with a message of its own. */
export interface ReadOptions extends AlertOptions {
  /** The purpose of the read, in the person's words; shown while the call waits for its next attempt. */
  readonly label?: string | undefined;
  readonly staleTime?: number | undefined;
}

export interface UseCallOptions<Output, Selected> extends ReadOptions {
  /** False reads nothing for now. */
  readonly enabled?: boolean | undefined;
  readonly select?: ((output: Output) => Selected) | undefined;
  /** Shows the last page until the next one is there. */
  readonly keepsPrevious?: boolean | undefined;
  /** Milliseconds until data that changes by itself is read again; undefined once it has settled. */
  readonly againMs?: ((output: Output | undefined) => number | undefined) | undefined;
}

/** A read as a query, for a route's loader: `queryClient.ensureQueryData(queryOf(client, …))`. */
export function queryOf<C extends CallSpec>(client: Client, spec: C, input: CallInput<C>, options: ReadOptions = {}) {
  const { staleTime, alertMessage = null, ...sendOptions } = options;
  return {
    queryKey: callKeyOf(spec, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallOutput<C>> =>
      client.call(spec, input, { ...sendOptions, alertMessage, signal }),
    // An explicit undefined would hide the default.
    ...(staleTime !== undefined && { staleTime }),
  };
}

/** Reads by a call; results are cached and shared by their parameters. */
export function useCall<C extends CallSpec, Selected = CallOutput<C>>(
  spec: C,
  input: CallInput<C>,
  options: UseCallOptions<CallOutput<C>, Selected> = {},
): UseQueryResult<Selected, CallError> {
  const { client } = useRuntime();
  const { enabled = true, select, keepsPrevious = false, againMs, ...readOptions } = options;
  return useQuery<CallOutput<C>, CallError, Selected, CallKey>({
    ...queryOf(client, spec, input, readOptions),
    enabled,
    ...(select && { select }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(againMs && { refetchInterval: ({ state }) => againMs(state.data) ?? false }),
  });
}
