import { useSyncExternalStore } from 'react';

/** A value outside of React, with its subscribers. */
export interface Store<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads the store's value; the component renders again when it changes. */
export function useStore<T>({ subscribe, read }: Store<T>): T {
  return useSyncExternalStore(subscribe, read, read);
}
