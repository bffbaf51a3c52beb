import type { StepView } from '@naru/contract/shared/workflow.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { NeedsDialog } from './needs-dialog.tsx';
import type { StepActionsProps } from './step-actions.tsx';
import { workflowTexts } from './texts.ts';
import { useTakeStep } from './use-take-step.ts';

interface StepDialogProps extends StepActionsProps<string> {
  readonly step: StepView;
  /** Values that were entered before without being sent. */
  readonly draft: Readonly<Record<string, unknown>> | undefined;
  /** Gets what was entered and not sent; nothing once the step is taken. */
  readonly onClose: (draft?: Readonly<Record<string, unknown>>) => void;
}

/** The dialog of a step that is taken once it is sent. */
export function StepDialog(props: StepDialogProps) {
  const { step, steps, draft, onClose, call, record, words, looks, own, initial, alsoChanges, onDone } = props;
  const { action } = step;
  const { conflict } = useTexts(workflowTexts);
  const { take, isPending } = useTakeStep({ call, record, words, alsoChanges, onDone });
  return (
    <NeedsDialog
      step={step}
      words={words[action] ?? { label: action }}
      isDanger={looks?.[action] === 'danger'}
      keptAs={`${action} ${record.id}`}
      initial={initial?.(action)}
      draft={draft}
      own={own}
      over={steps.some((one) => one.action === action) ? undefined : conflict}
      isSending={isPending}
      onSend={(values, refuse) => take(action, values, { onTaken: () => onClose(), onFailed: refuse })}
      onClose={onClose}
    />
  );
}
