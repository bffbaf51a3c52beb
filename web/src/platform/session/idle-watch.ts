/**
 * Warns before an unused session on a shared PC ends, and lets the person extend it (docs/specification.md §4).
 */
import { createStore, type Store } from '../http/store.ts';
import type { KeyStorage } from './key-storage.ts';

const LAST_USE_KEY = 'naru.lastUse';
/** The server counts a use once a minute; counting alike, the browser is ahead of it by at most that. */
const COUNTED_EVERY_MS = 60_000;

export interface IdleLimits {
  readonly limitMs: number;
  readonly warningMs: number;
}

export const SHARED_PC_LIMITS: IdleLimits = { limitMs: 60 * 60_000, warningMs: 5 * 60_000 };

export type IdleState =
  | { readonly phase: 'active'; readonly msToWarning: number }
  | { readonly phase: 'warning'; readonly endsAt: number }
  | { readonly phase: 'over' };

/** Judges the phase of a session with its last use at `lastUse`; moments are epoch milliseconds. */
export function judgeIdle(lastUse: number, now: number, { limitMs, warningMs }: IdleLimits): IdleState {
  const endsAt = lastUse + limitMs;
  if (now >= endsAt) return { phase: 'over' };
  const msToWarning = endsAt - warningMs - now;
  return msToWarning > 0 ? { phase: 'active', msToWarning } : { phase: 'warning', endsAt };
}

export interface IdleWatch {
  /** The end of the session in epoch milliseconds while the warning shows; otherwise undefined. */
  readonly store: Store<number | undefined>;
  /** Watches from the last use on, or from now for a new session. */
  readonly start: (isNew: boolean) => void;
  readonly stop: () => void;
  /** A call was sent: the session is in use. */
  readonly noteUse: () => void;
  /** Extends the session by a call, and removes the warning if that succeeds. Never throws. */
  readonly extend: () => Promise<void>;
}

export interface IdleWatchDeps {
  readonly storage: KeyStorage;
  readonly limits: IdleLimits;
  /** A call that the server counts as use. */
  readonly touch: () => Promise<unknown>;
  readonly onOver: () => void;
}

export function createIdleWatch({ storage, limits, touch, onOver }: IdleWatchDeps): IdleWatch {
  const store = createStore<number | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  // Kept in storage, because a use in another tab counts too.
  const readLastUse = (): number => Number(storage.read(LAST_USE_KEY)) || 0;
  const writeLastUse = (): void => storage.write(LAST_USE_KEY, String(Date.now()));

  const check = (): void => {
    clearTimeout(timer);
    if (!isRunning) return;
    const state = judgeIdle(readLastUse(), Date.now(), limits);
    store.write(state.phase === 'warning' ? state.endsAt : undefined);
    if (state.phase === 'over') {
      stop();
      onOver();
      return;
    }
    // While it warns, checks each second whether another tab has extended the session.
    timer = setTimeout(check, state.phase === 'active' ? state.msToWarning : 1000);
  };
  const stop = (): void => {
    isRunning = false;
    clearTimeout(timer);
    store.write(undefined);
  };
  return {
    store,
    start: (isNew) => {
      isRunning = true;
      if (isNew || readLastUse() === 0) writeLastUse();
      check();
    },
    stop,
    noteUse: () => {
      if (isRunning && Date.now() - readLastUse() > COUNTED_EVERY_MS) {
        writeLastUse();
        check();
      }
    },
    extend: async () => {
      try {
        await touch();
        writeLastUse();
      } catch {
        // The failed call has shown the reason; the warning stays.
      }
      check();
    },
  };
}
