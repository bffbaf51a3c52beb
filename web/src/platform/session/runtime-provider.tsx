import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { RuntimeContext } from './runtime-context.ts';
import type { Runtime } from './runtime.ts';

export interface RuntimeProviderProps {
  readonly runtime: Runtime;
  readonly children: ReactNode;
}

/** Around the whole app: gives hooks the session, the client and the cache. */
export function RuntimeProvider({ runtime, children }: RuntimeProviderProps) {
  return (
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
    </RuntimeContext>
  );
}
