import { createContext, useContext } from 'react';

import type { Runtime } from './runtime.ts';

export const RuntimeContext = createContext<Runtime | undefined>(undefined);

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('There is no RuntimeProvider above this component.');
  return runtime;
}
