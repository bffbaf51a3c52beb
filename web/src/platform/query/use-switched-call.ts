import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import { useState } from 'react';

import { type MutationOptions, useCallMutation } from './use-call-mutation.ts';

export interface SwitchedCall<C extends CallSpec> {
  /** The state that was asked for, until the screen shows the outcome. */
  readonly isOn: boolean;
  readonly isPending: boolean;
  readonly turn: (next: boolean, input: CallInput<C>, callbacks?: { readonly onSettled: () => void }) => void;
}

/**
 * The write of a switch: it moves with the press and stays there until its area has been read again. Otherwise it would
 * fall back before the write begins, and once more before the new state is read. After a failure it shows what is kept.
 */
export function useSwitchedCall<C extends CallSpec>(
  spec: C,
  isKept: boolean,
  options?: MutationOptions<C>,
): SwitchedCall<C> {
  const [asked, setAsked] = useState<boolean>();
  const change = useCallMutation(spec, options);
  return {
    isOn: asked ?? isKept,
    isPending: asked !== undefined,
    turn: (next, input, callbacks) => {
      setAsked(next);
      change.mutate(input, { ...callbacks, onShown: () => setAsked(undefined) });
    },
  };
}
