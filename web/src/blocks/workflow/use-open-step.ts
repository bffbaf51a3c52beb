import type { StepView } from '@naru/contract/shared/workflow.ts';
import { useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** The step whose dialog is open, and the entries of a dialog that was closed: closing one loses nothing. */
export function useOpenStep<Action extends string>(recordId: string, steps: readonly StepView<Action>[]) {
  const [asked, setAsked] = useState<Action | null>(null);
  const [draft, setDraft] = useState<{ readonly id: string; readonly values: Values }>();
  return {
    open: steps.find(({ action }) => action === asked),
    ask: setAsked,
    dialog: {
      draft: draft?.id === recordId ? draft.values : undefined,
      onClose: (values?: Values): void => {
        setAsked(null);
        setDraft(values && { id: recordId, values });
      },
    },
  };
}
