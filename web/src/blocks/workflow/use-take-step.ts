import type { CallOutput, CallSpec } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import type { StepCallSpec } from '@naru/contract/shared/workflow.ts';
import { useEffect, useRef } from 'react';

import type { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { StepWords } from './step-words.ts';
import { workflowTexts } from './texts.ts';

/** The version that the person saw, and what the address names beside the id. */
export interface StepRecord {
  readonly id: string;
  readonly version: number;
  readonly params?: Readonly<Record<string, string>>;
}

interface Taking<Action extends string, C extends StepCallSpec> {
  readonly call: C;
  readonly record: StepRecord;
  readonly alsoChanges?: readonly CallSpec[] | undefined;
  readonly words: Readonly<Record<Action, StepWords>>;
  readonly onDone?: ((action: Action, told: CallOutput<C>) => void) | undefined;
  /** Told beside `failure`, where nothing draws it. */
  readonly onFailed?: ((failure: CallError) => void) | undefined;
}

interface TakeOutcome {
  readonly onTaken?: () => void;
  readonly onFailed?: (failure: CallError) => void;
}

const ignore = (): void => undefined;

/**
 * Takes a step and says that it was taken; what keeps it from being taken is handed out. Where somebody was faster, the
 * record may leave the page as it is read again, and with it the part that would say so: a toast does.
 */
export function useTakeStep<Action extends string, C extends StepCallSpec>(taking: Taking<Action, C>) {
  const { call, record, words, alsoChanges, onDone, onFailed } = taking;
  const mutation = useCallMutation<StepCallSpec>(call, { alertMessage: null, alsoChanges });
  const { id, version, params } = record;
  const texts = useTexts(workflowTexts);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const take = (action: Action, given: Readonly<Record<string, unknown>>, outcome: TakeOutcome = {}): void =>
    mutation.mutate(
      { params: { ...params, id }, body: { ...given, action, version } },
      {
        onSuccess: (told) => {
          outcome.onTaken?.();
          const { done } = words[action];
          showToast({ text: typeof done === 'string' ? done : done(told), tone: 'done' });
          onDone?.(action, told as CallOutput<C>); // answered by that call
        },
        onError: outcome.onFailed ?? onFailed ?? ignore,
        onShown: (failed) => {
          if (isThere.current) return;
          if (failed?.code === FAILURE.conflict.code) showToast({ text: texts.conflict });
          if (failed?.code === FAILURE.notPossible.code) showToast({ text: failed.serverMessage ?? failed.message });
        },
      },
    );
  // A sheet beside a list shows one record after another by the same part.
  const isOfRecord = mutation.variables?.params.id === id;
  const failure: CallError | null = isOfRecord ? mutation.error : null;
  return { take, isPending: isOfRecord && mutation.isPending, failure };
}
