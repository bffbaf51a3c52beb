import { createStore, type Store, useStore } from '../http/store.ts';

const SHOWN_AFTER_MS = 1000;

export interface Loading {
  /** Whether the indicator shows. */
  readonly store: Store<boolean>;
  /** Counts a running request; the returned function ends it, once. */
  readonly begin: () => () => void;
}

/** docs/specification.md §4: shown 1000 ms after the first request started, hidden when none runs. */
export function createLoading(): Loading {
  const store = createStore(false);
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    running -= 1;
    if (running > 0) return;
    clearTimeout(timer);
    store.write(false);
  };
  const begin = (): (() => void) => {
    running += 1;
    if (running === 1) timer = setTimeout(() => store.write(true), SHOWN_AFTER_MS);
    let isOver = false;
    return () => {
      if (!isOver) end();
      isOver = true;
    };
  };
  return { store, begin };
}

/** The requests of this window. */
export const loading = createLoading();

export function useLoading(): boolean {
  return useStore(loading.store);
}
