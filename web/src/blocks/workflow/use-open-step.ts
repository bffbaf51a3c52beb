import type { StepView } from '@naru/contract/shared/workflow.ts';
import { useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

/**
 * The step whose dialog is open, and the entries of a dialog that was closed: closing one loses nothing. It stays open
 * though the server offers the step no more: somebody was faster, which it has to say beside what was written.
 */
export function useOpenStep<Action extends string>(recordId: string, steps: readonly StepView<Action>[]) {
  const [asked, setAsked] = useState<{ readonly id: string; readonly step: StepView<Action> }>();
  const [draft, setDraft] = useState<{ readonly id: string; readonly values: Values }>();
  return {
    open: asked?.id === recordId ? (steps.find(({ action }) => action === asked.step.action) ?? asked.step) : undefined,
    ask: (step: StepView<Action>): void => setAsked({ id: recordId, step }),
    dialog: {
      draft: draft?.id === recordId ? draft.values : undefined,
      onClose: (values?: Values): void => {
        setAsked(undefined);
        setDraft(values && { id: recordId, values });
      },
    },
  };
}
