import { attendance, type Counted } from '@naru/contract/areas/learning/attendance.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useSendAgain } from '../../../blocks/outbox/use-send-again.ts';
import { type CallError, toCallError } from '../../../platform/http/call-error.ts';
import { keyStorage } from '../../../platform/session/key-storage.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { unsentKey } from '../../../platform/session/unsent.ts';

/** Digits with the moment in which they were typed, by this device’s clock. */
export interface TypedCode {
  readonly digits: string;
  readonly typedAt: string;
}

const AGAIN_MS = 10_000;
/** A call that waits longer would say a wrong moment of sending: it is given up, and sent anew. */
const MOST_MS = 8000;
const LONGEST_MS = 24 * 60 * 60_000;

const keyOf = (person: string, sessionId: string): string => unsentKey(person, 'attendance', sessionId);

function readKept(key: string): TypedCode | undefined {
  const { digits, typedAt } = JSON.parse(keyStorage.read(key) ?? '{}') as Partial<TypedCode>; // written below
  if (digits === undefined || typedAt === undefined) return undefined;
  return Date.now() - Date.parse(typedAt) < LONGEST_MS ? { digits, typedAt } : undefined;
}

/** Digits that wait here; `keep` writes them on this device, too. */
function useKept(key: string) {
  const [kept, setKept] = useState(() => readKept(key));
  const keep = useCallback(
    (typed: TypedCode | undefined): void => {
      setKept(typed);
      if (typed) keyStorage.write(key, JSON.stringify(typed));
      else keyStorage.remove(key);
    },
    [key],
  );
  return { kept, setKept, keep };
}

interface TypedCodeOptions {
  readonly person: string;
  readonly sessionId: string;
  readonly onCounted: (counted: Counted) => void;
}

/** Sends digits at once, or keeps them with their moment on this device until there is network again. */
export function useTypedCode({ person, sessionId, onCounted }: TypedCodeOptions) {
  const { client } = useRuntime();
  const key = keyOf(person, sessionId);
  const { kept, setKept, keep } = useKept(key);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<CallError>();
  const isBusy = useRef(false);
  const told = useRef(onCounted);
  useEffect(() => {
    told.current = onCounted;
  });

  const send = useCallback(
    async (typed: TypedCode): Promise<void> => {
      if (isBusy.current || !navigator.onLine) return;
      isBusy.current = true;
      setIsSending(true);
      const signal = AbortSignal.timeout(MOST_MS);
      try {
        const body = { ...typed, sentAt: new Date().toISOString() };
        const options = { alertMessage: null, signal };
        const counted = await client.call(attendance.typeCode, { params: { sessionId }, body }, options);
        keep(undefined);
        told.current(counted);
      } catch (thrown) {
        const failure = toCallError(thrown, '');
        // Without an answer they stay, to be sent again.
        if (!failure.isUnanswered && !signal.aborted) {
          keep(undefined);
          setError(failure);
        }
      } finally {
        isBusy.current = false;
        setIsSending(false);
      }
    },
    [client, keep, sessionId],
  );
  const again = (): void => {
    // Another tab may have sent them.
    const waiting = readKept(key);
    if (waiting) void send(waiting);
    else setKept(undefined);
  };
  useSendAgain({ isWaiting: kept !== undefined, again, waitMs: () => AGAIN_MS });

  return {
    kept,
    isSending,
    error,
    forgetError: (): void => setError(undefined),
    type: (digits: string): void => {
      const typed = { digits, typedAt: new Date().toISOString() };
      setError(undefined);
      keep(typed);
      void send(typed);
    },
  };
}
