/**
 * The signed-in person, with their menus and privileges (docs/specification.md §4, §7).
 */
import type { LoginInfo } from '@naru/contract/areas/session.ts';

import { createStore, type Store } from '../http/store.ts';
import type { Session } from './session.ts';

const KEPT_MS = 30_000;

/** `undefined`: not read yet. `null`: nobody is signed in. */
export type KnownLoginInfo = LoginInfo | null | undefined;

export interface LoginChange {
  readonly username: string | undefined;
  /** Undefined for nobody; null before the first read. */
  readonly previous: string | undefined | null;
}

export interface LoginInfoSource {
  readonly store: Store<KnownLoginInfo>;
  /** Read before every navigation; at most every 30 s from the server, unless forced. Never throws. */
  readonly load: (options?: { readonly force?: boolean }) => Promise<LoginInfo | undefined>;
  /** Marks the known information as old: the next `load` asks the server. */
  readonly expire: () => void;
  /** Called whenever another person, or nobody, is signed in. */
  readonly onLoginChange: (listener: (change: LoginChange) => void) => () => void;
}

export interface LoginInfoDeps {
  readonly session: Pick<Session, 'store' | 'readToken'>;
  readonly fetchLoginInfo: () => Promise<LoginInfo>;
}

export function createLoginInfo({ session, fetchLoginInfo }: LoginInfoDeps): LoginInfoSource {
  const store = createStore<KnownLoginInfo>(undefined);
  const listeners = new Set<(change: LoginChange) => void>();
  let readAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;
  let turn = session.store.read().turn;

  const keep = (info: LoginInfo | null): void => {
    const before = store.read();
    readAt = info ? Date.now() : Number.NEGATIVE_INFINITY;
    store.write(info);
    const username = info?.username;
    const previous = before === undefined ? null : before?.username;
    if (username === (previous ?? undefined)) return;
    for (const listener of listeners) listener({ username, previous });
  };
  const readOnce = async (): Promise<void> => {
    const asked = session.store.read().turn;
    const info = await fetchLoginInfo().catch(() => null);
    // An answer for an earlier session does not apply to this one.
    if (asked === session.store.read().turn) keep(info?.username ? info : null);
  };
  const load: LoginInfoSource['load'] = async ({ force = false } = {}) => {
    if (session.readToken() === undefined) {
      keep(null);
      return undefined;
    }
    const asked = session.store.read().turn;
    const isKept = Date.now() - readAt < KEPT_MS;
    if (!isKept || force || pending) {
      const request = (force ? undefined : pending) ?? readOnce();
      pending = request;
      await request;
      if (pending === request) pending = undefined;
    }
    // If somebody else signed in in the meantime, the answer is theirs.
    return asked === session.store.read().turn ? (store.read() ?? undefined) : load();
  };

  session.store.subscribe(() => {
    const state = session.store.read();
    if (state.turn === turn) return;
    turn = state.turn;
    pending = undefined;
    keep(null);
    if (state.token !== undefined) void load();
  });

  return {
    store,
    load,
    expire: () => {
      readAt = Number.NEGATIVE_INFINITY;
    },
    onLoginChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
