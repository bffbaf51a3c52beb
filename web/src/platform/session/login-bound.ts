import { createStore, type Store } from '../http/store.ts';
import type { LoginInfoSource } from './login-info.ts';

/** Data of the signed-in person. */
export interface LoginBound<T> {
  readonly store: Store<T | undefined>;
  /** Reads it again; simultaneous reads share one request. Never throws: a failure empties it. */
  readonly load: () => Promise<T | undefined>;
}

/**
 * Binds member info and the department tree to the login: cleared whenever the login state changes, and read again
 * if somebody is signed in (docs/specification.md §4). A failure silently clears.
 */
export function bindToLogin<T>(
  loginInfo: Pick<LoginInfoSource, 'onLoginChange'>,
  read: () => Promise<T | undefined>,
): LoginBound<T> {
  const store = createStore<T | undefined>(undefined);
  let pending: Promise<T | undefined> | undefined;

  const load = (): Promise<T | undefined> => {
    pending ??= readOnce();
    return pending;
  };
  const readOnce = async (): Promise<T | undefined> => {
    // Lets `pending` be set first: it tells whether this answer is still wanted.
    await Promise.resolve();
    const request = pending;
    const value = await read().catch(() => undefined);
    if (pending !== request) return store.read();
    pending = undefined;
    store.write(value);
    return value;
  };

  loginInfo.onLoginChange(({ username }) => {
    pending = undefined;
    store.write(undefined);
    if (username !== undefined) void load();
  });
  return { store, load };
}
