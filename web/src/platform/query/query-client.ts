import { QueryClient } from '@tanstack/react-query';

/** A list that was left and opened again within this time is shown as it was read. */
const FRESH_MS = 30_000;
const JUST_NOW_MS = 1_000;

/** The cache of reads, a combination of parameters an entry, shared while in flight (docs/specification.md §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The HTTP client repeats, by the specification's rule, and shows that it waits.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
        // What failed just now, for the route or for another part, is shown; who comes back later asks again.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Forgets everything that was read for somebody else; what is on the screen shows nothing until it is read again. */
export function forgetReads(queryClient: QueryClient, isSignedIn: boolean): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  if (isSignedIn) void queryClient.resetQueries();
  else for (const query of queryClient.getQueryCache().getAll()) query.reset();
}
