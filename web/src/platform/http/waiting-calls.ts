import { CallError } from './call-error.ts';
import { createStore, type Store, useStore } from './store.ts';

/** A call that failed and waits for its next attempt; a person sees it, and may hurry or end it. */
export interface WaitingCall {
  readonly id: number;
  /** The purpose of the call, in the person's words; undefined if nobody gave one. */
  readonly label: string | undefined;
  /** The number of the coming retry: 1, 2 or 3. */
  readonly attempt: number;
  /** The time of the retry, in epoch milliseconds. */
  readonly nextAt: number;
  readonly retryNow: () => void;
  /** Gives up: the call fails with its last failure, without an alert. */
  readonly stop: () => void;
}

export interface Wait {
  readonly failure: CallError;
  readonly attempt: number;
  readonly ms: number;
  readonly label: string | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface WaitingCalls {
  readonly store: Store<readonly WaitingCall[]>;
  /** @throws CallError of kind `stopped`, or the signal's reason */
  readonly wait: (wait: Wait) => Promise<void>;
}

export function createWaitingCalls(): WaitingCalls {
  const store = createStore<readonly WaitingCall[]>([]);
  let lastId = 0;

  const wait = async ({ failure, attempt, ms, label, signal }: Wait): Promise<void> => {
    signal?.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const leave = (): void => store.write(store.read().filter((call) => call.id !== id));
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      const giveUp = (reason: unknown): void => {
        clearTimeout(timer);
        reject(reason);
      };
      signal?.addEventListener('abort', () => giveUp(signal.reason), { once: true });
      store.write([
        ...store.read(),
        {
          id,
          label,
          attempt,
          nextAt: Date.now() + ms,
          retryNow: () => {
            clearTimeout(timer);
            resolve();
          },
          stop: () => giveUp(stopped(failure)),
        },
      ]);
    }).finally(leave);
  };
  return { store, wait };
}

/** The same failure, marked as known to the person. */
function stopped(failure: CallError): CallError {
  const { code, status, output, serverMessage } = failure;
  return new CallError(failure.message, { code, status, output, serverMessage, kind: 'stopped', cause: failure });
}

/** The calls of this window that wait. */
export const waitingCalls = createWaitingCalls();

export function useWaitingCalls(): readonly WaitingCall[] {
  return useStore(waitingCalls.store);
}
