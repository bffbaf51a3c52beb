import { QueryClient } from '@tanstack/react-query';

/** A list that is opened again within this time is shown as it was read. */
const FRESH_MS = 30_000;
const JUST_NOW_MS = 1_000;

/** The cache of reads, one entry per combination of parameters, shared while in flight (docs/specification.md §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The HTTP client retries, by the specification's rule, and shows that it waits.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
        // A failure of a moment ago, by the route or another part, stays on screen; a later visit asks again.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Forgets everything that was read for another person; screens show nothing until it is read again. */
export function forgetReads(queryClient: QueryClient, isSignedIn: boolean): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  if (isSignedIn) void queryClient.resetQueries();
  else for (const query of queryClient.getQueryCache().getAll()) query.reset();
}
