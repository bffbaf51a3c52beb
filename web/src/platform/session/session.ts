/**
 * The access token of this browser: kept, refreshed, shared by all tabs, and taken away (docs/specification.md §4).
 */
import { CallError } from '../http/call-error.ts';
import { createStore, type Store } from '../http/store.ts';
import type { Exclusive } from './exclusive.ts';
import type { KeyStorage } from './key-storage.ts';
import { type Claims, decodeClaims, judgeToken } from './token.ts';
import { UNSENT } from './unsent.ts';

export const TOKEN_KEY = 'naru.accessToken';
export const SHARED_PC_KEY = 'naru.sharedPc';

/** Refreshing a token this young gives no longer one: this computer's clock is ahead. */
const JUST_REFRESHED_MS = 60_000;
const LOGOUT_WAIT_MS = 5_000;

export interface Credentials {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly ssoId?: string | undefined;
  readonly token?: string | undefined;
  readonly sharedPc?: boolean | undefined;
}

/** The reason why a session ended without a logout in this tab. */
export type LossReason = 'expired' | 'refreshFailed' | 'refused' | 'otherTab' | 'idle';

export interface SessionState {
  readonly token: string | undefined;
  readonly claims: Claims | undefined;
  /** On a shared PC an unused session ends. */
  readonly isSharedPc: boolean;
  /** Counts sign-ins and sign-outs, not refreshes: data read in one turn does not apply to the next. */
  readonly turn: number;
}

export interface SessionDeps {
  readonly storage: KeyStorage;
  /** The source of other tabs' `storage` events. */
  readonly events: Pick<EventTarget, 'addEventListener'>;
  readonly exclusive: Exclusive;
  /** Each returns the new token. Bare calls: through the client they would wait for themselves. */
  readonly login: (credentials: Credentials) => Promise<string>;
  readonly refresh: (token: string) => Promise<string>;
  readonly logout: (token: string) => Promise<unknown>;
}

export interface Session {
  readonly store: Store<SessionState>;
  /** Reads the current token; clears one that has expired. */
  readonly readToken: () => string | undefined;
  /** The token to send, refreshed first with at most 359 hours left. @throws CallError if the person ended the wait */
  readonly prepareToken: () => Promise<string | undefined>;
  /** @throws CallError; shows no alert, because the form shows it in its place */
  readonly login: (credentials: Credentials) => Promise<void>;
  /** Takes a token from elsewhere: one of the same session as its successor, another one as the result of a login. */
  readonly adoptToken: (token: string) => void;
  /** Ends the session; with a reason unless the person asked for it. */
  readonly logout: (reason?: LossReason) => Promise<void>;
  /** Drops this token, and only this one. */
  readonly dropToken: (token: string, reason: LossReason) => void;
  readonly onLost: (listener: (reason: LossReason) => void) => () => void;
}

export function createSession(deps: SessionDeps): Session {
  const { storage } = deps;
  const kept = createKeptToken(deps);
  const { store, readToken, put, end, onLost } = kept;

  const logout = async (reason?: LossReason): Promise<void> => {
    const token = storage.read(TOKEN_KEY);
    if (token !== null && judgeToken(decodeClaims(token), Date.now()) !== 'expired') {
      const call = deps.logout(token).catch((failure: unknown) => console.warn('The logout call failed.', failure));
      // The call continues by itself; nobody has to wait for a server that does not answer.
      await Promise.race([call, new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))]);
    }
    end(reason);
  };

  return {
    store,
    readToken,
    prepareToken: createRefresher(deps, kept),
    login: createLogin(deps, kept),
    adoptToken: (token) => {
      const isNewTurn = !isSameSession(store.read().claims, decodeClaims(token));
      if (isNewTurn) storage.remove(SHARED_PC_KEY);
      put(token, isNewTurn);
    },
    logout,
    dropToken: (token, reason) => {
      if (storage.read(TOKEN_KEY) === token) end(reason);
    },
    onLost,
  };
}

/** The token in the storage that all tabs share, and the state of this tab that follows it. */
interface KeptToken extends Pick<Session, 'store' | 'readToken' | 'onLost'> {
  readonly put: (token: string, isNewTurn: boolean) => void;
  /** Takes the token away, and tells the reason unless the person asked for it. */
  readonly end: (reason?: LossReason) => void;
}

function createKeptToken({ storage, events }: Pick<SessionDeps, 'storage' | 'events'>): KeptToken {
  const lossListeners = new Set<(reason: LossReason) => void>();
  const store = createStore(stateOf(storage, 0));

  const apply = (isNewTurn: boolean): void => store.write(stateOf(storage, store.read().turn + (isNewTurn ? 1 : 0)));
  const put = (token: string, isNewTurn: boolean): void => {
    storage.write(TOKEN_KEY, token);
    apply(isNewTurn);
  };
  const end = (reason?: LossReason): void => {
    if (storage.read(SHARED_PC_KEY)) for (const key of storage.list(UNSENT)) storage.remove(key);
    storage.remove(TOKEN_KEY);
    storage.remove(SHARED_PC_KEY);
    apply(true);
    if (reason) for (const listener of lossListeners) listener(reason);
  };

  /** Follows a write of another tab, whose event arrives later than its value. */
  const follow = (): void => {
    const { token, claims } = store.read();
    const stored = storage.read(TOKEN_KEY) ?? undefined;
    if (stored === token) return;
    if (stored === undefined) return end('otherTab');
    apply(!isSameSession(claims, decodeClaims(stored)));
  };
  const readToken = (): string | undefined => {
    follow();
    const { token, claims } = store.read();
    if (token === undefined || judgeToken(claims, Date.now()) !== 'expired') return token;
    end('expired');
    return undefined;
  };

  // A page that the browser kept while another site was shown may have missed the event, and draws what it had read.
  for (const name of ['storage', 'pageshow']) {
    events.addEventListener(name, (event) => {
      const { key } = event as Partial<StorageEvent>; // by its name; `pageshow` has none
      if (!key || key === TOKEN_KEY) follow();
    });
  }

  return {
    store,
    readToken,
    onLost: (listener) => {
      lossListeners.add(listener);
      return () => lossListeners.delete(listener);
    },
    put,
    end,
  };
}

/** Refreshes an old token before it is sent: once for all who ask meanwhile, and in one tab at a time. */
function createRefresher(
  { storage, exclusive, refresh }: Pick<SessionDeps, 'storage' | 'exclusive' | 'refresh'>,
  { readToken, put, end }: KeptToken,
): Session['prepareToken'] {
  let refreshing: Promise<void> | undefined;
  let refreshed: { token: string; at: number } | undefined;

  const needsRefresh = (token: string): boolean => {
    if (judgeToken(decodeClaims(token), Date.now()) === 'fresh') return false;
    return token !== refreshed?.token || Date.now() - refreshed.at >= JUST_REFRESHED_MS;
  };
  const refreshAlone = async (before: string): Promise<void> => {
    // The previous holder of the lock has refreshed the token already.
    if (readToken() !== before) return;
    try {
      const token = await refresh(before);
      // Replaces only the token that it was traded for: after a logout, here or in another tab, it comes too late.
      if (storage.read(TOKEN_KEY) !== before) return;
      refreshed = { token, at: Date.now() };
      put(token, false);
    } catch (failure) {
      // Not a failure but a postponement: the person may go on when the connection is back.
      if (failure instanceof CallError && failure.kind === 'stopped') throw failure;
      if (storage.read(TOKEN_KEY) === before) end('refreshFailed');
    }
  };
  return async () => {
    const token = readToken();
    if (token === undefined || !needsRefresh(token)) return token;
    refreshing ??= exclusive(() => refreshAlone(token)).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
    return readToken();
  };
}

function createLogin(
  { storage, exclusive, login }: Pick<SessionDeps, 'storage' | 'exclusive' | 'login'>,
  { put }: KeptToken,
): Session['login'] {
  let loggingIn: { credentials: string; done: Promise<void> } | undefined;

  const loginAlone = async (credentials: Credentials): Promise<void> => {
    const token = await login(credentials);
    if (credentials.sharedPc) storage.write(SHARED_PC_KEY, 'yes');
    else storage.remove(SHARED_PC_KEY);
    put(token, true);
  };
  return (credentials) => {
    const key = JSON.stringify(credentials);
    // Two presses make one login. Another person's login waits instead of sharing this one's result.
    if (loggingIn?.credentials === key) return loggingIn.done;
    const done = exclusive(() => loginAlone(credentials)).finally(() => {
      if (loggingIn?.done === done) loggingIn = undefined;
    });
    loggingIn = { credentials: key, done };
    return done;
  };
}

function stateOf(storage: KeyStorage, turn: number): SessionState {
  const token = storage.read(TOKEN_KEY) ?? undefined;
  return {
    token,
    claims: token === undefined ? undefined : decodeClaims(token),
    isSharedPc: storage.read(SHARED_PC_KEY) !== null,
    turn,
  };
}

/** Whether one token succeeds the other, rather than being another person's. */
function isSameSession(one: Claims | undefined, other: Claims | undefined): boolean {
  return one?.['sid'] !== undefined && one['sid'] === other?.['sid'];
}
