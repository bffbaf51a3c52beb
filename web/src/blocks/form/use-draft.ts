import { useEffect, useState } from 'react';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';

import { useLoginInfo } from '../../platform/session/use-session.ts';
import { draftKeyOf, dropDraft, readDraft, writeDraft } from './draft.ts';

const REST_MS = 400;

export interface DraftOptions<Values extends FieldValues> {
  /** Names the form among all forms. */
  readonly name: string;
  /** An object that stays the same. */
  readonly blank: Values;
  /** Passwords and files; a list that stays the same. */
  readonly leaveOut: readonly (keyof Values)[];
}

export interface UsedDraft {
  /** Whether the form began with what was written before. */
  readonly wasRestored: boolean;
  /** Forgets it: after sending, or to begin anew. */
  readonly drop: () => void;
}

/** Keeps what is being written in this window, and puts it back when the form opens again. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, blank, leaveOut }: DraftOptions<Values>,
): UsedDraft {
  const key = draftKeyOf(name, useLoginInfo()?.username ?? '');
  const [kept] = useState(() => readDraft(key, blank));
  const [wasRestored, setRestored] = useState(kept !== undefined);
  const { reset, subscribe } = form;

  useEffect(() => {
    if (kept) reset({ ...blank, ...kept }, { keepDefaultValues: true });
  }, [kept, blank, reset]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (isDirty === true) timer = setTimeout(() => writeDraft(key, values, leaveOut), REST_MS);
        // Taken back by hand: nothing is left to come back to.
        else dropDraft(key);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key, leaveOut, subscribe]);

  return {
    wasRestored,
    drop: () => {
      dropDraft(key);
      setRestored(false);
    },
  };
}
