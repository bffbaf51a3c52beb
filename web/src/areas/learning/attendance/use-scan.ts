import { attendance, type Counted } from '@naru/contract/areas/learning/attendance.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useCallback, useEffect, useState } from 'react';

import { type CallError, toCallError } from '../../../platform/http/call-error.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';

export type Scan =
  | { readonly step: 'OPENING' | 'COUNTING' | 'NO_CODE' }
  | { readonly step: 'SIGN_IN'; readonly ticket: CallOutput<typeof attendance.openTicket> }
  | { readonly step: 'DONE'; readonly counted: Counted }
  | { readonly step: 'FAILED'; readonly error: CallError };

/** Counts who is signed in by the code; for others swaps it for a ticket, which counts them once they have signed in. */
export function useScan(
  sessionId: string,
  code: string | undefined,
): { readonly scan: Scan; readonly again: () => void } {
  const { client } = useRuntime();
  const isSignedIn = useLoginInfo() !== undefined;
  const [scan, setScan] = useState<Scan>({ step: code === undefined ? 'COUNTING' : 'OPENING' });
  const [tries, setTries] = useState(0);
  const run = useCallback(
    async (signal: AbortSignal): Promise<Scan> => {
      const params = { sessionId };
      const options = { alertMessage: null, signal };
      const openCode = async (): Promise<Scan> =>
        code === undefined
          ? { step: 'NO_CODE' }
          : { step: 'SIGN_IN', ticket: await client.call(attendance.openTicket, { params, body: { code } }, options) };
      if (!isSignedIn) return openCode();
      try {
        return { step: 'DONE', counted: await client.call(attendance.countScan, { params, body: { code } }, options) };
      } catch (error) {
        // The session had ended without a word: signing in again may take longer than the code lives.
        if (toCallError(error, '').code !== FAILURE.noSession.code) throw error;
        return openCode();
      }
    },
    [client, sessionId, code, isSignedIn],
  );
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: Scan): void => {
      if (!stop.signal.aborted) setScan(next);
    };
    run(stop.signal).then(show, (error: unknown) => show({ step: 'FAILED', error: toCallError(error, '') }));
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try is a run of its own
  }, [run, tries]);
  return {
    scan,
    again: () => {
      setScan({ step: 'OPENING' });
      setTries((count) => count + 1);
    },
  };
}
