import { useState } from 'react';

import { type PageForm, type PageFormOptions, usePageForm } from './use-page-form.ts';
import { type ServerDraft, useServerDraft } from './use-server-draft.ts';

export interface LongFormOptions<Values, Field extends string, Content> extends Omit<
  PageFormOptions<Values, Field>,
  'initial'
> {
  readonly blank: Values;
  /** Values that were written earlier and never sent. */
  readonly draft: { readonly values: Values; readonly savedAt: string } | null;
  /** Selects the part that the server keeps while it is being written. */
  readonly contentOf: (values: Values) => Content;
  /** Keeps it; rejects where that failed. */
  readonly save: (content: Content) => Promise<unknown>;
}

export interface LongFormState<Values, Field extends string = string> extends PageForm<Values, Field> {
  readonly startOver: () => void;
  readonly draft: {
    readonly restoredAt: string | null;
    readonly autosave: ServerDraft;
    /** A draft that is on its way arrives before the form itself is sent. */
    readonly isWaiting: boolean;
    /** Whether what is written would be lost. */
    readonly isAtRisk: boolean;
  };
}

/**
 * A long form that is kept on the server while it is written, for its writer alone, and sent as a whole. What was written
 * stays through every failure. `LongForm` shows it.
 */
export function useLongForm<Values extends object, Field extends string, Content>({
  blank,
  draft,
  contentOf,
  save,
  ...options
}: LongFormOptions<Values, Field, Content>): LongFormState<Values, Field> {
  const form = usePageForm<Values, Field>({ ...options, initial: draft?.values ?? blank });
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null);
  const [isWaiting, setWaiting] = useState(false);
  const content = contentOf(form.values);
  const written = JSON.stringify(content);
  const [begun] = useState(written);
  const [isUnsaved, setUnsaved] = useState(false);
  if (!isUnsaved && written !== begun) setUnsaved(true);
  const [isLeft, setLeft] = useState(false);
  const autosave = useServerDraft({ content, isUnsaved: isUnsaved && !isLeft, save });
  return {
    ...form,
    submit: (send) =>
      form.submit(async (values) => {
        setWaiting(true);
        await autosave.rest();
        setWaiting(false);
        await send(values);
      }),
    showProblems: (problems) => {
      autosave.goOn();
      form.showProblems(problems);
    },
    refuse: (failure) => {
      autosave.goOn();
      form.refuse(failure);
    },
    leave: (to) => {
      setLeft(true);
      form.leave(to);
    },
    startOver: () => {
      form.set(blank);
      setRestoredAt(null);
      setUnsaved(true);
    },
    draft: { restoredAt, autosave, isWaiting, isAtRisk: isUnsaved && !isLeft && autosave.hasFailed },
  };
}
