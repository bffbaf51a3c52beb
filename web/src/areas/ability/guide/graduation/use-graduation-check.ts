import { abilityGuide } from '@naru/contract/areas/ability/guide.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

import { type CallError, toCallError } from '../../../../platform/http/call-error.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { openOutside } from './open-outside.ts';

export type GraduationCheck =
  | { readonly step: 'OPENING' | 'NO_CODE' | 'NO_ADDRESS' }
  | { readonly step: 'BLOCKED'; readonly address: string }
  | { readonly step: 'FAILED'; readonly error: CallError };

/** Asks for the page of the ERP once and opens it; then the person is back where they came from. */
export function useGraduationCheck(): { readonly check: GraduationCheck; readonly again: () => void } {
  const { client } = useRuntime();
  const { history } = useRouter();
  const [check, setCheck] = useState<GraduationCheck>({ step: 'OPENING' });
  const [tries, setTries] = useState(0);
  const run = useCallback(
    async (signal: AbortSignal): Promise<GraduationCheck> => {
      const options = { alertMessage: null, signal };
      const { univCode, address } = await client.call(abilityGuide.openGraduationCheck, {}, options);
      if (address === null) return { step: univCode === null ? 'NO_CODE' : 'NO_ADDRESS' };
      const opening = signal.aborted ? 'HERE' : openOutside(address, window);
      if (opening === 'BESIDE' && history.canGoBack()) history.back();
      return opening === 'BLOCKED' ? { step: 'BLOCKED', address } : { step: 'OPENING' };
    },
    [client, history],
  );
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: GraduationCheck): void => {
      if (!stop.signal.aborted) setCheck(next);
    };
    run(stop.signal).then(show, (error: unknown) => show({ step: 'FAILED', error: toCallError(error, '') }));
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try is a run of its own
  }, [run, tries]);
  return {
    check,
    again: () => {
      setCheck({ step: 'OPENING' });
      setTries((count) => count + 1);
    },
  };
}
