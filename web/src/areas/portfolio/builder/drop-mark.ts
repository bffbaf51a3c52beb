import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Store } from '../../../platform/http/store.ts';

/** The place where what is dragged would fall: `row:2`, `rowId/cell/at`. */
export type DropStore = Store<string | null>;

const Marks = createContext<DropStore | null>(null);
export const DropMark = Marks.Provider;

const quiet = (): (() => void) => () => undefined;

/** Returns whether what is dragged would fall at this place. */
export function useDropMark(mark: string): boolean {
  const store = useContext(Marks);
  return useSyncExternalStore(
    store?.subscribe ?? quiet,
    () => store?.read() === mark,
    () => false,
  );
}
