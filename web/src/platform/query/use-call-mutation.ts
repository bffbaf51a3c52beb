import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { type MutateOptions, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { CallError } from '../http/call-error.ts';
import { type AlertOptions, CANCELLED, type Cancelled } from '../http/client.ts';
import { confirm } from '../messages/messages.ts';
import { useRuntime } from '../session/runtime-context.ts';
import { areaKeyOf } from './call-key.ts';

export interface MutationOptions<C extends CallSpec> extends AlertOptions {
  readonly label?: string | undefined;
  /** Asked before anything is sent. */
  readonly confirm?: string | ((input: CallInput<C>) => string) | undefined;
  /** Calls of other areas whose reads change too; its own area's are read again anyway. */
  readonly alsoChanges?: readonly CallSpec[] | undefined;
  readonly onSuccess?: ((output: CallOutput<C>, input: CallInput<C>) => void) | undefined;
}

type Result<C extends CallSpec> = UseMutationResult<CallOutput<C>, CallError, CallInput<C>>;
type Callbacks<C extends CallSpec> = MutateOptions<CallOutput<C>, CallError, CallInput<C>>;

export type CallMutation<C extends CallSpec> = Omit<Result<C>, 'mutate' | 'mutateAsync'> & {
  readonly mutate: (input: CallInput<C>, callbacks?: Callbacks<C>) => void;
  /** Cancelled too where the same press is under way, which goes on. @throws CallError */
  readonly mutateAsync: (input: CallInput<C>) => Promise<CallOutput<C> | Cancelled>;
};

/** Writes by a call, and reads its area again. Until that is drawn, the same press does nothing. */
export function useCallMutation<C extends CallSpec>(spec: C, options: MutationOptions<C> = {}): CallMutation<C> {
  const { client } = useRuntime();
  const queryClient = useQueryClient();
  const unanswered = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const { confirm: question, alsoChanges = [], onSuccess, ...callOptions } = options;

  const send = async (input: CallInput<C>): Promise<CallOutput<C>> => {
    const text = JSON.stringify(input);
    // Pressed again after no answer came: the same write, and the server must know it as such.
    const key = unanswered.current?.text === text ? unanswered.current.key : client.newKey();
    try {
      const output = await client.call(spec, input, { ...callOptions, idempotencyKey: key });
      unanswered.current = undefined;
      return output;
    } catch (failure) {
      unanswered.current = failure instanceof CallError && failure.isUnanswered ? { text, key } : undefined;
      throw failure;
    }
  };
  const reads = useRef<Promise<unknown>>(undefined);
  const readAgain = (): void => {
    const changed = [spec, ...alsoChanges];
    reads.current = Promise.all(changed.map((one) => queryClient.invalidateQueries({ queryKey: areaKeyOf(one) })));
  };
  const mutation = useMutation<CallOutput<C>, CallError, CallInput<C>>({
    mutationFn: send,
    onSuccess: (output, input) => {
      readAgain();
      onSuccess?.(output, input);
    },
    onError: (failure) => {
      if (showsChange(failure)) readAgain();
    },
  });

  // Asked before the mutation begins, so that a "no" leaves no trace in its state.
  const isWanted = async (input: CallInput<C>): Promise<boolean> => {
    const text = typeof question === 'function' ? question(input) : question;
    return text === undefined || confirm(text);
  };
  const press = async (input: CallInput<C>, callbacks?: Callbacks<C>): Promise<CallOutput<C> | Cancelled> => {
    const giveBack = client.takePress(spec, input);
    if (!giveBack) return CANCELLED;
    try {
      return (await isWanted(input)) ? await mutation.mutateAsync(input, callbacks) : CANCELLED;
    } finally {
      // Until then the screen still offers what was just done.
      void Promise.resolve(reads.current).then(drawn).finally(giveBack);
    }
  };
  return {
    ...mutation,
    mutate: (input, callbacks) => {
      press(input, callbacks).catch(() => undefined); // told by the mutation's own error
    },
    mutateAsync: (input) => press(input),
  };
}

const FRAMES_MS = 200;

/** When what is known now stands on the screen; a tab that nobody sees draws nothing, and waits no longer than that. */
async function drawn(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, FRAMES_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Failures that tell that the screen shows an old state, or that leave open whether the write was done. */
function showsChange(failure: CallError): boolean {
  const { code, isUnanswered } = failure;
  return isUnanswered || code === FAILURE.conflict.code || code === FAILURE.notFound.code;
}
