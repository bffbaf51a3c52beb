import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import {
  hashKey,
  type MutateOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

import { CallError } from '../http/call-error.ts';
import { type AlertOptions, type CallOptions, CANCELLED, type Cancelled } from '../http/client.ts';
import { confirm } from '../messages/messages.ts';
import { useRuntime } from '../session/runtime-context.ts';
import { areaKeyOf, callKeyOf } from './call-key.ts';

export interface MutationOptions<C extends CallSpec> extends AlertOptions {
  readonly label?: string | undefined;
  /** Is done although the page is left or read anew meanwhile: for a small write that no button confirms. */
  readonly outlivesPage?: boolean | undefined;
  /** Its answer brings the token that follows the one it was sent with. */
  readonly replacesToken?: boolean | undefined;
  /** Asked before anything is sent. */
  readonly confirm?: string | ((input: CallInput<C>) => string) | undefined;
  /** Calls of other areas whose reads change too; its own area's are always read again. */
  readonly alsoChanges?: readonly CallSpec[] | undefined;
  /** The read of the record that this ends: under the same params it is not asked for again. */
  readonly ends?: CallSpec | undefined;
  readonly onSuccess?: ((output: CallOutput<C>, input: CallInput<C>) => void) | undefined;
}

type Result<C extends CallSpec> = UseMutationResult<CallOutput<C>, CallError, CallInput<C>>;
type Callbacks<C extends CallSpec> = MutateOptions<CallOutput<C>, CallError, CallInput<C>> & {
  /**
   * Called once the outcome is rendered, or after a failure what the screen read again, and at once where the same press
   * is already running; also where the component is gone by then.
   */
  readonly onShown?: (failure?: CallError) => void;
};

export type CallMutation<C extends CallSpec> = Omit<Result<C>, 'mutate' | 'mutateAsync'> & {
  readonly mutate: (input: CallInput<C>, callbacks?: Callbacks<C>) => void;
  /** CANCELLED too if the same press is already running, which continues. @throws CallError */
  readonly mutateAsync: (input: CallInput<C>) => Promise<CallOutput<C> | Cancelled>;
};

/** Writes by a call, and reads its area again. Until the result is rendered, the same press does nothing. */
export function useCallMutation<C extends CallSpec>(spec: C, options: MutationOptions<C> = {}): CallMutation<C> {
  const { client } = useRuntime();
  const queryClient = useQueryClient();
  const router = useRouter({ warn: false });
  const { confirm: question, alsoChanges = [], ends, onSuccess, ...callOptions } = options;
  const send = useSend(spec, callOptions);
  const reads = useRef<Promise<unknown>>(undefined);
  const readAgain = (ended?: string): void => {
    const keys = [spec, ...alsoChanges].map(areaKeyOf);
    const predicate = ({ queryHash }: { readonly queryHash: string }): boolean => queryHash !== ended;
    reads.current = Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
  };
  const mutation = useMutation<CallOutput<C>, CallError, CallInput<C>>({
    mutationFn: send,
    onSuccess: (output, input) => {
      readAgain(ends && hashKey(callKeyOf(ends, { params: input.params })));
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
    if (!giveBack) {
      callbacks?.onShown?.();
      return CANCELLED;
    }
    let done: Promise<unknown> | undefined;
    let failure: CallError | undefined;
    try {
      if (!(await isWanted(input))) return CANCELLED;
      const output = await mutation.mutateAsync(input, callbacks);
      done = reads.current;
      return output;
    } catch (error) {
      failure = error as CallError; // as the mutation types it
      throw error;
    } finally {
      // Until then the screen still offers the finished action. After a failure, another press is meant.
      void Promise.resolve(done)
        .then(() => drawn(router))
        .finally(giveBack)
        .then(() => failure && reads.current)
        .then(() => failure && drawn(router))
        .finally(() => callbacks?.onShown?.(failure));
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

/** Sends a write. Pressing again after no answer came is the same write, and the server must recognize it. */
function useSend<C extends CallSpec>(spec: C, options: CallOptions): (input: CallInput<C>) => Promise<CallOutput<C>> {
  const { client } = useRuntime();
  const unanswered = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return async (input) => {
    const text = JSON.stringify(input);
    const key = unanswered.current?.text === text ? unanswered.current.key : client.newKey();
    try {
      const output = await client.call(spec, input, { ...options, idempotencyKey: key });
      unanswered.current = undefined;
      return output;
    } catch (failure) {
      unanswered.current = failure instanceof CallError && failure.isUnanswered ? { text, key } : undefined;
      throw failure;
    }
  };
}

const FRAMES_MS = 200;

/**
 * Waits until the new state is rendered, or the next screen; a hidden tab renders nothing,
 * and waits for FRAMES_MS instead. Components in tests have no router.
 */
async function drawn(router: AnyRouter | undefined): Promise<void> {
  do {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, FRAMES_MS);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  } while (router?.state.status === 'pending');
}

const OUTDATED: ReadonlySet<string> = new Set([FAILURE.conflict.code, FAILURE.notPossible.code, FAILURE.notFound.code]);

/** Whether a failure shows that the screen is outdated, or leaves open whether the write was done. */
function showsChange(failure: CallError): boolean {
  const { code, isUnanswered } = failure;
  return isUnanswered || OUTDATED.has(code);
}
